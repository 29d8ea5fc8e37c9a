import { once, setMaxListeners } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningServer, startServer } from './testing/process.ts';

const callers = 1_500;
const somaxconn = '/proc/sys/net/core/somaxconn';
/** Only Linux says how many the system lets wait. */
const letWait = () => {
  try {
    return Number(readFileSync(somaxconn, 'utf8'));
  } catch {
    return 0;
  }
};

let folder: string;
let server: RunningServer;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'trestle-burst-'));
  server = await startServer({ DATA_DIR: folder });
});
afterAll(async () => {
  await server.end('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
});

test.runIf(letWait() > callers)(
  'fifteen hundred who come while the server is busy all get in, and are answered after',
  async () => {
    const { hostname, port } = new URL(server.origin);
    const sockets: Socket[] = [];
    server.process.kill('SIGSTOP');
    try {
      for (let at = 0; at < callers; at += 1) sockets.push(connect(Number(port), hostname));
      const signal = AbortSignal.timeout(10_000);
      setMaxListeners(0, signal);
      await Promise.all(sockets.map((socket) => once(socket, 'connect', { signal })));
    } finally {
      server.process.kill('SIGCONT');
    }
    const last = sockets.at(-1)!;
    last.write('GET /api/health/live HTTP/1.1\r\nhost: localhost\r\n\r\n');
    const [answer] = await once(last, 'data');
    expect(String(answer)).toContain('200 OK');
    for (const socket of sockets) socket.destroy();
  },
);
