import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { type OpenDatabase, openPostgres } from '../../server/platform/database/open.ts';
import { openDiskStore } from '../../server/platform/storage/disk.ts';
import { ownCluster } from '../../server/testing/own-cluster.ts';
import { type RunningServer, startServer } from '../../server/testing/process.ts';
import { balance } from './balancer.ts';
import { aCast, settingsFor } from './cast.ts';
import { raise } from './storm.ts';
import { broken, verify } from './verify.ts';

const run = promisify(execFile);
const stormMs = 15_000;

/**
 * A release while people work: an earlier commit has made its tables and runs; this code migrates them and runs beside
 * it, and people write through both; then the earlier one is stopped.
 * @param commit as git names it: its packages must be the ones that are installed
 * @returns whether a fault was found
 */
export async function upgrade(commit: string): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'trestle-upgrade-'));
  const earlierFolder = join(folder, 'earlier');
  await run('git', ['worktree', 'add', '--detach', earlierFolder, commit]);
  for (const shared of ['node_modules', 'dist'])
    symlinkSync(resolve(shared), join(earlierFolder, shared));
  const cluster = await ownCluster();
  const database = openPostgres(cluster.url);
  const secret = randomUUID() + randomUUID();
  const started: RunningServer[] = [];
  const start = async (name: string, main?: string) => {
    const settings = {
      DATABASE_URL: cluster.url,
      DATA_DIR: join(folder, `${name} data`),
      FILES_DIR: join(folder, 'files'),
      DRAIN_SECONDS: '1',
      ...settingsFor({ secret }),
    };
    const server = await startServer(settings, main);
    started.push(server);
    if (server.process.exitCode !== null) throw new Error(`${name}: ${server.output()}`);
    return server;
  };
  try {
    const earlier = await start('earlier', join(earlierFolder, 'server/main.ts'));
    const before = await countOfMigrations(database);
    const current = await start('current');
    const migrations = (await countOfMigrations(database)) - before;
    const cast = await aCast(database, { secret });
    const balancer = await balance([earlier.origin, current.origin]);
    const storm = raise(cast, () => balancer.origin);
    await setTimeout(stormMs);
    const codes = [await earlier.end('SIGTERM')];
    await setTimeout(2_000);
    await storm.end();
    balancer.close();
    codes.push(await current.end('SIGTERM'));
    const store = openDiskStore(join(folder, 'files'));
    const verdict = await verify(database.db, store, storm.acknowledged);
    const { faults, statuses } = storm.tally;
    console.table([{ from: commit, migrations, ...verdict, 'sent again': statuses[503] ?? 0 }]);
    if (migrations === 0) faults.push('There is no migration since then: nothing was tried.');
    if (codes.some((code) => code !== 0)) faults.push(`They ended with ${codes}.`);
    for (const fault of new Set(faults)) console.error(fault);
    return faults.length > 0 || broken(verdict);
  } finally {
    for (const server of started) if (server.process.exitCode === null) await server.end('SIGKILL');
    await database.close();
    await cluster.remove();
    await run('git', ['worktree', 'remove', '--force', earlierFolder]);
    rmSync(folder, { recursive: true, force: true });
  }
}

async function countOfMigrations({ db }: OpenDatabase): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from kysely_migration`.execute(db);
  return rows[0]!.n;
}
