import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type OpenDatabase, openPostgres } from '../../server/platform/database/open.ts';
import { openDiskStore } from '../../server/platform/storage/disk.ts';
import type { FileStore } from '../../server/platform/storage/store.ts';
import { type Cluster, ownCluster } from '../../server/testing/own-cluster.ts';
import { type RunningServer, startServer } from '../../server/testing/process.ts';

/** A PostgreSQL of its own with a new database, and what the product on it keeps beside. */
export interface Place {
  readonly cluster: Cluster;
  readonly database: OpenDatabase;
  readonly folder: string;
  /** The files of all products here. */
  readonly store: FileStore;
  /** Starts the product on it. @throws where it ends instead */
  start(settings: Record<string, string>, main?: string): Promise<RunningServer>;
}

/** The data folder of the product that was started so many before. */
export const dataFolder = ({ folder }: Pick<Place, 'folder'>, number: number): string =>
  join(folder, `data-${number}`);

/** Uses a place, and ends and removes all of it. @param settings of PostgreSQL */
export async function onPostgres<Result>(
  use: (place: Place) => Promise<Result>,
  settings: readonly string[] = [],
): Promise<Result> {
  const cluster = await ownCluster(settings);
  const folder = mkdtempSync(join(tmpdir(), 'trestle-place-'));
  const database = openPostgres(cluster.url);
  const started: RunningServer[] = [];
  let count = 0;
  const place: Place = {
    cluster,
    database,
    folder,
    store: openDiskStore(join(folder, 'files')),
    async start(told, main) {
      const product = await startServer(
        {
          DATABASE_URL: cluster.url,
          DATA_DIR: dataFolder(place, count++),
          FILES_DIR: join(folder, 'files'),
          ...told,
        },
        main,
      );
      started.push(product);
      if (product.process.exitCode === null) return product;
      throw new Error(`The product did not start:\n${product.output()}`);
    },
  };
  try {
    return await use(place);
  } finally {
    for (const product of started) await product.end('SIGKILL');
    await database.close();
    await cluster.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}
