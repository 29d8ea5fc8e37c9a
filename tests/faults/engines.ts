import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type OpenDatabase,
  openEmbedded,
  openPostgres,
} from '../../server/platform/database/open.ts';
import { ownCluster } from '../../server/testing/own-cluster.ts';

/** A database of one's own, for a server that is killed or replaced. */
export interface Engine {
  /** The data folder of the server. */
  readonly folder: string;
  /** Several processes may have it open at once. */
  readonly isShared: boolean;
  open(): Promise<OpenDatabase>;
  readonly settings: Record<string, string>;
  remove(): Promise<void>;
}

async function embedded(): Promise<Engine> {
  const folder = mkdtempSync(join(tmpdir(), 'trestle-faults-'));
  return {
    folder,
    isShared: false,
    open: () => openEmbedded(folder),
    settings: { DATA_DIR: folder },
    remove: async () => rmSync(folder, { recursive: true, force: true }),
  };
}

async function server(): Promise<Engine> {
  const cluster = await ownCluster();
  const folder = mkdtempSync(join(tmpdir(), 'trestle-faults-'));
  return {
    folder,
    isShared: true,
    open: async () => openPostgres(cluster.url),
    settings: { DATABASE_URL: cluster.url, DATA_DIR: folder },
    async remove() {
      await cluster.remove();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Both, by their names. */
export const engines = { PGlite: embedded, PostgreSQL: server };
