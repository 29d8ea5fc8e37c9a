import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

/**
 * The built site, served by the product's own server on a database of its own, which `fill` may
 * fill in its folder before the server opens it.
 */
export async function serveSite(fill: (folder: string) => Promise<void> = async () => {}) {
  await import('../tools/build-if-changed.ts');
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'trestle-pages-'));
  await fill(folder);
  const server = spawn(process.execPath, ['server/main.ts'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: folder,
      LOG_LEVEL: 'warn',
      DATABASE_URL: '',
    },
  });
  const origin = `http://localhost:${port}`;
  await answers(`${origin}/home`, () => server.exitCode !== null);
  return {
    origin,
    close: async () => {
      const ended = once(server, 'exit');
      server.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0);
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  if (address === null || typeof address === 'string') throw new Error('No port is free.');
  return address.port;
}

async function answers(url: string, hasEnded: () => boolean): Promise<void> {
  for (let tries = 0; tries < 240; tries += 1) {
    if (hasEnded()) throw new Error('The server ended before it answered.');
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) return;
    await setTimeout(250);
  }
  throw new Error(`${url} did not answer within a minute.`);
}
