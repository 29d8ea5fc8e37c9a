import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { request, type Server } from 'node:http';
import { join, resolve } from 'node:path';
import { fingerprint } from '../../tools/fingerprint.ts';
import { serveFiles } from './site-files.ts';

const sources = ['src', 'public', 'astro.config.mjs', 'package-lock.json', 'tools'];

/** The site built with sample data for its admin area; built once for the same sources. @returns its folder */
export function buildSampleSite(): string {
  const folder = resolve('test-results/site-sample');
  const mark = join(folder, '.built-from');
  const now = fingerprint(sources, (name) => name.startsWith('PUBLIC_'));
  if (existsSync(mark) && readFileSync(mark, 'utf8') === now) return folder;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['node_modules/astro/bin/astro.mjs', 'build', '--outDir', folder],
    { encoding: 'utf8', env: { ...process.env, PUBLIC_ADMIN_SOURCE: 'sample' } },
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
