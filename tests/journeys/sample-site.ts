import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { request, type Server } from 'node:http';
import { join, resolve } from 'node:path';
import { fingerprint } from '../../tools/fingerprint.ts';
import { serveFiles } from './site-files.ts';

const sources = ['src', 'public', 'astro.config.mjs', 'package-lock.json', 'tools'];

/** The site built with sample data for its admin area. @returns its folder */
export const buildSampleSite = (): string =>
  buildSite('test-results/site-sample', { PUBLIC_ADMIN_SOURCE: 'sample' });

/** The site built with settings of its own; built once for the same sources and settings. @returns its folder */
export function buildSite(name: string, settings: Record<string, string>): string {
  const folder = resolve(name);
  const mark = join(folder, '.built-from');
  const now = `${fingerprint(sources, (name) => name.startsWith('PUBLIC_'))} ${JSON.stringify(settings)}`;
  if (existsSync(mark) && readFileSync(mark, 'utf8') === now) return folder;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['node_modules/astro/bin/astro.mjs', 'build', '--outDir', folder],
    { encoding: 'utf8', env: { ...process.env, ...settings } },
  );
  if (status !== 0) throw new Error(`${stdout}\n${stderr}`);
  writeFileSync(mark, now);
  return folder;
}

/** The same as files on a port of its own; what begins with /api goes to a real server. */
export const serveSampleSite = (api: string): Promise<{ origin: string; server: Server }> =>
  serveFiles(buildSampleSite(), (asked, answer) => {
    const onward = request(
      new URL(asked.url ?? '/', api),
      { method: asked.method, headers: asked.headers },
      (reply) => {
        answer.writeHead(reply.statusCode ?? 500, reply.headers);
        reply.pipe(answer);
      },
    );
    onward.on('error', () => answer.destroy());
    asked.pipe(onward);
  });
