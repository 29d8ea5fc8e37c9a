import { rmSync } from 'node:fs';
import { type OpenDatabase, openPostgres } from '../../server/platform/database/open.ts';
import { openS3Store } from '../../server/platform/storage/s3.ts';
import type { FileStore } from '../../server/platform/storage/store.ts';
import { asPostgres, folderOf } from '../../server/testing/as-postgres.ts';
import { freePort } from '../../server/testing/process.ts';
import { startS3 } from '../../server/testing/s3.ts';
import { startEtcd } from './etcd.ts';
import { startHaproxy } from './haproxy.ts';
import { type Instances, startInstances } from './instances.ts';
import { type Members, startMembers } from './members.ts';
import { needPrograms } from './programs.ts';

/** Everything that is needed beyond one machine, on this one. */
export interface WholeCluster {
  /** Where people come in. */
  readonly origin: string;
  /** Whichever PostgreSQL is primary, and those that follow it, as `DATABASE_URL` has it. */
  readonly urls: { readonly primary: string; readonly replicas: string };
  readonly members: Members;
  readonly instances: Instances;
  readonly store: FileStore;
  /** Ends and removes all of it. */
  end(): Promise<void>;
}

/** How many instances of the product there are. */
const instanceCount = 4;

/**
 * Starts etcd, PostgreSQL, HAProxy, a store for files and the product, and says how long each took. Ctrl-C, and an
 * error that nobody catches, end and remove all of it.
 * @param prepare fills the database before the product starts. @returns settings of the product
 */
export async function startCluster(
  prepare: (database: OpenDatabase, url: string) => Promise<Record<string, string>>,
): Promise<WholeCluster> {
  needPrograms();
  const folder = folderOf(await asPostgres(), 'whole-cluster');
  const ends: (() => Promise<void> | void)[] = [
    () => rmSync(folder, { recursive: true, force: true }),
  ];
  const end = async () => {
    for (const each of ends.splice(0).reverse()) await each();
  };
  const interrupted = new AbortController();
  for (const event of ['SIGINT', 'SIGTERM', 'uncaughtException'])
    process.once(event, (why) => {
      interrupted.abort(why instanceof Error ? why : new Error(`Ended by ${why}.`));
    });
  async function step<T extends object>(what: string, start: () => Promise<T>): Promise<T> {
    const begun = performance.now();
    const started = await start();
    console.log(`${what.padEnd(40)} ${((performance.now() - begun) / 1000).toFixed(1)} s`);
    if ('end' in started) ends.push(started.end as () => Promise<void>);
    interrupted.signal.throwIfAborted();
    return started;
  }
  try {
    const etcd = await step('etcd', () => startEtcd(folder));
    const members = await step('three PostgreSQL under Patroni', () =>
      startMembers(folder, etcd.port),
    );
    const ports = await Promise.all(Array.from({ length: instanceCount }, freePort));
    const haproxy = await step('HAProxy', () => startHaproxy(folder, members.all, ports));
    const s3 = await step('a store that speaks S3', async () => {
      const { place, close } = await startS3();
      return { place, end: close };
    });
    const at = (port: number) => `postgres://trestle@127.0.0.1:${port}/trestle`;
    const urls = { primary: at(haproxy.ports.primary), replicas: at(haproxy.ports.replicas) };
    const settings = await step('the database filled', async () => {
      const database = openPostgres(urls.primary);
      return prepare(database, urls.primary).finally(() => database.close());
    });
    const instances = await step(`${instanceCount} instances of the product`, () =>
      startInstances(ports, folder, {
        PUBLIC_ORIGIN: haproxy.origin,
        DATABASE_URL: urls.primary,
        // Whichever of them is primary is left out by itself.
        DATABASE_REPLICAS: members.all.map(({ port }) => at(port)).join(),
        FILES_S3_BUCKET: s3.place.bucket,
        FILES_S3_ENDPOINT: s3.place.endpoint!,
        ...settings,
      }),
    );
    interrupted.signal.addEventListener('abort', async () => {
      console.error(interrupted.signal.reason.message);
      await end();
      process.exit(1);
    });
    const { origin } = haproxy;
    return { origin, urls, members, instances, store: openS3Store(s3.place), end };
  } catch (error) {
    await end();
    throw error;
  }
}
