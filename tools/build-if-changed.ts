import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { compressSite } from './compress-site.ts';
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
const mark = 'dist/.built-from';

/** Builds the site, and does nothing when it was already built from exactly these sources. */
const now = fingerprint(sources, (name) => name.startsWith('PUBLIC_'));
const before = existsSync(mark) ? readFileSync(mark, 'utf8') : null;
if (now !== before) {
  console.log('Building the site…');
  const { status, stdout, stderr, error } = spawnSync('npm', ['run', '--silent', 'build'], {
    encoding: 'utf8',
  });
  if (status !== 0) {
    console.error(error?.message ?? `${stdout}\n${stderr}`);
    process.exit(1);
  }
  await compressSite('dist');
  writeFileSync(mark, now);
}
