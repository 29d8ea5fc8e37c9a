import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../server/testing/process.ts';

/**
 * The built site, served by the product's own server on a database of its own, which `fill` may
 * fill in its folder before the server opens it.
 */
export async function serveSite(fill: (folder: string) => Promise<void> = async () => {}) {
  await import('../tools/build-if-changed.ts');
  const folder = mkdtempSync(join(tmpdir(), 'trestle-pages-'));
  await fill(folder);
  const server = await startServer({
    HOST: 'localhost',
    DATA_DIR: folder,
    LOG_LEVEL: 'warn',
    DEMO: 'true',
  });
  if (server.process.exitCode !== null) throw new Error(server.output());
  return {
    origin: server.origin,
    close: async () => {
      await server.end('SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
