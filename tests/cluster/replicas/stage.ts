import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type OpenDatabase, openPostgres } from '../../../server/platform/database/open.ts';
import { type Cluster, ownCluster, type Server } from '../../../server/testing/own-cluster.ts';
import { type RunningServer, startServer } from '../../../server/testing/process.ts';
import { aCast, type Cast, settingsFor } from '../../harness/cast.ts';

/** A primary, its replica, and instances of the product that read from it. */
export interface Stage {
  readonly primary: Cluster;
  readonly replica: Server;
  /** The primary's, and the replica's own. */
  readonly database: OpenDatabase;
  readonly onReplica: OpenDatabase;
  readonly cast: Cast;
  start(settings?: Record<string, string>): Promise<RunningServer>;
  /** Whether an instance has said last that it reads from the replica. */
  isReading(instance: RunningServer): boolean;
  /** @returns after how many milliseconds something holds; a minute is too long */
  until(holds: () => boolean | Promise<boolean>): Promise<number>;
  end(): Promise<void>;
}

export async function aStage(): Promise<Stage> {
  const primary = await ownCluster();
  const folder = mkdtempSync(join(tmpdir(), 'trestle-replicas-'));
  const database = openPostgres(primary.url);
  const cast = await aCast(database);
  const replica = await primary.addReplica();
  // Beside the product's database, where no statement that steers the replica is broken off or counted.
  const onReplica = openPostgres(new URL('/template1', replica.url).href);
  const instances: RunningServer[] = [];
  return {
    primary,
    replica,
    database,
    onReplica,
    cast,
    async start(settings = {}) {
      const instance = await startServer({
        ...settingsFor(cast),
        LOG_LEVEL: 'warn',
        DATABASE_URL: primary.url,
        DATABASE_REPLICAS: replica.url,
        DATA_DIR: join(folder, String(instances.length)),
        ...settings,
      });
      instances.push(instance);
      if (instance.process.exitCode === null) return instance;
      throw new Error(`The product did not start:\n${instance.output()}`);
    },
    isReading: ({ output }) =>
      / is (read from|left out)(?!.* is (read from|left out))/s.exec(output())?.[1] === 'read from',
    async until(holds) {
      const begun = performance.now();
      while (!(await holds())) {
        if (performance.now() - begun > 60_000) throw new Error('It did not come to hold.');
        await setTimeout(10);
      }
      return Math.round(performance.now() - begun);
    },
    async end() {
      for (const { process, end } of instances) if (process.exitCode === null) await end('SIGTERM');
      await database.close();
      await onReplica.close();
      await primary.remove();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
