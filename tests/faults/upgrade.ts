import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import type { OpenDatabase } from '../../server/platform/database/open.ts';
import { balance } from '../harness/balancer.ts';
import { aCast, settingsFor } from '../harness/cast.ts';
import { onPostgres, type Place } from '../harness/on-postgres.ts';
import { raise } from '../harness/storm.ts';
import { broken, verify } from '../harness/verify.ts';

const run = promisify(execFile);
const stormMs = 15_000;

/**
 * A release while people work: an earlier commit has made its tables and runs; this code migrates them and runs beside
 * it, and people write through both; then the earlier one is stopped.
 * @param commit as git names it: its packages must be the ones that are installed
 * @returns whether a fault was found
 */
export async function upgrade(commit: string): Promise<boolean> {
  const earlierFolder = mkdtempSync(join(tmpdir(), 'trestle-earlier-'));
  await run('git', ['worktree', 'add', '--detach', earlierFolder, commit]);
  for (const shared of ['node_modules', 'dist'])
    symlinkSync(resolve(shared), join(earlierFolder, shared));
  const earlierMain = join(earlierFolder, 'server/main.ts');
  return onPostgres((place) => replaceUnderLoad(place, commit, earlierMain)).finally(() =>
    run('git', ['worktree', 'remove', '--force', earlierFolder]),
  );
}

async function replaceUnderLoad(
  { database, store, start }: Place,
  commit: string,
  earlierMain: string,
): Promise<boolean> {
  const secret = randomUUID() + randomUUID();
  const settings = { DRAIN_SECONDS: '1', ...settingsFor({ secret }) };
  const earlier = await start(settings, earlierMain);
  const before = await countOfMigrations(database);
  const current = await start(settings);
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
  const verdict = await verify(database.db, store, storm.acknowledged);
  const { faults, statuses } = storm.tally;
  console.table([{ from: commit, migrations, ...verdict, 'sent again': statuses[503] ?? 0 }]);
  if (migrations === 0) faults.push('There is no migration since then: nothing was tried.');
  if (codes.some((code) => code !== 0)) faults.push(`They ended with ${codes}.`);
  for (const fault of new Set(faults)) console.error(fault);
  return faults.length > 0 || broken(verdict);
}

async function countOfMigrations({ db }: OpenDatabase): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from kysely_migration`.execute(db);
  return rows[0]!.n;
}
