import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint } from './fingerprint.ts';

/** What the built site depends on, beside the settings that begin with PUBLIC_. */
const sources = [
  'src',
  'public',
  'astro.config.mjs',
  'package-lock.json',
  'tsconfig.json',
  'tools',
];

/**
 * Builds the site into a folder; does nothing when it stands there, built from exactly these sources and settings.
 * @param settings those that begin with PUBLIC_, over the environment's
 * @param finish what else belongs to a site that was built just now
 */
export async function buildSite(
  folder: string,
  settings: Record<string, string> = {},
  finish: (folder: string) => Promise<void> = async () => {},
): Promise<void> {
  const env = { ...process.env, ...settings };
  const mark = join(folder, '.built-from');
  const now = fingerprint(sources, env, (name) => name.startsWith('PUBLIC_'));
  if (existsSync(mark) && readFileSync(mark, 'utf8') === now) return;
  console.log(`Building the site in ${folder}…`);
  const builder = ['node_modules/astro/bin/astro.mjs', 'build', '--outDir', folder];
  const child = spawn(process.execPath, builder, { env });
  let said = '';
  child.stdout.on('data', (chunk) => (said += chunk));
  child.stderr.on('data', (chunk) => (said += chunk));
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`The site in ${folder} could not be built.\n${said}`);
  await finish(folder);
  writeFileSync(mark, now);
}
