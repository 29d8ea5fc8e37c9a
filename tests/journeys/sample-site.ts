import { spawnSync } from 'node:child_process';
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, resolve } from 'node:path';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** The site built with sample data for its admin area, as files; what begins with /api goes to a real server. */
export async function serveSampleSite(api: string): Promise<{ origin: string; server: Server }> {
  const folder = resolve('test-results/site-sample');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['node_modules/astro/bin/astro.mjs', 'build', '--outDir', folder],
    { encoding: 'utf8', env: { ...process.env, PUBLIC_ADMIN_SOURCE: 'sample' } },
  );
  if (status !== 0) throw new Error(`${stdout}\n${stderr}`);

  const server = createServer((asked, answer) => {
    const path = new URL(asked.url ?? '/', api).pathname;
    if (path.startsWith('/api/')) {
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
      return;
    }
    const file = join(folder, path);
    const found = existsSync(file) && statSync(file).isFile() ? file : join(file, 'index.html');
    if (!existsSync(found)) return void answer.writeHead(404).end();
    answer.writeHead(200, { 'content-type': types[extname(found)] ?? 'application/octet-stream' });
    createReadStream(found).pipe(answer);
  });
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening));
  return { origin: `http://localhost:${(server.address() as AddressInfo).port}`, server };
}
