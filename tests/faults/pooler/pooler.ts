import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { openPostgres } from '../../../server/platform/database/open.ts';
import { ownCluster } from '../../../server/testing/own-cluster.ts';
import { type RunningServer, startServer } from '../../../server/testing/process.ts';
import { call, post } from '../../harness/calls.ts';
import { aCast, settingsFor } from '../../harness/cast.ts';
import { follow } from '../../harness/follow.ts';
import { program, startBouncer } from './bouncer.ts';
import { idleConnections, ratioOf } from './throughput.ts';

/** Other instances of fifteen connections, of which nineteen fill what step 4 of docs/scaling.md is about. */
const others = 19 * 15;
const ignored = 'options, statement_timeout, idle_in_transaction_session_timeout';
const limits = `set statement_timeout = '15s'`;

/** Behind which poolers the product does not start, what it says, and what the others cost. @returns whether a fault was found */
export async function pooler(): Promise<boolean> {
  if (!existsSync(program)) throw new Error(`There is no ${program}: install Debian's pgbouncer.`);
  const primary = await ownCluster([`max_connections=${others + 100}`]);
  const folder = mkdtempSync(join(tmpdir(), 'trestle-pooler-'));
  const database = openPostgres(primary.url);
  const cast = await aCast(database);
  const transactions = await startBouncer(primary.url, { mode: 'transaction', ignored });
  const strict = await startBouncer(primary.url, { mode: 'session', ignored: '' });
  const unlimited = await startBouncer(primary.url, { mode: 'session', ignored });
  const bouncers = [transactions, strict, unlimited];
  const started: RunningServer[] = [];
  const start = async (url: string) => {
    const settings = { DATABASE_URL: url, DATA_DIR: join(folder, String(started.length)) };
    const instance = await startServer({ ...settingsFor(cast), ...settings });
    started.push(instance);
    return instance;
  };
  const rows: { check: string; seen: string }[] = [];
  const faults: string[] = [];
  try {
    for (const [what, url, says] of [
      ['transaction pooling', transactions.url, 'gives each transaction another connection'],
      ['session pooling that ignores nothing', strict.url, 'ignore_startup_parameters'],
      ['session pooling without limits of time', unlimited.url, 'alter role'],
    ] as const) {
      const { process, output } = await start(url);
      rows.push({ check: what, seen: output().split(': the pooler at ').at(-1)!.trim() });
      if (process.exitCode !== 1 || !output().includes(says) || output().trim().includes('\n'))
        faults.push(`${what}: ended with ${process.exitCode} and said ${output()}`);
    }
    await sql.raw(`alter role trestle ${limits}`).execute(database.db);
    // The one before keeps connections that know nothing of it.
    const sessions = await startBouncer(primary.url, { mode: 'session', ignored });
    bouncers.push(sessions);
    const [direct, pooled] = [await start(primary.url), await start(sessions.url)];
    if (pooled.process.exitCode !== null) throw new Error(pooled.output());
    for (let n = 0; n < 30; n += 1) await post(pooled.origin, cast.companies[0]!);
    rows.push({ check: 'session pooling: news heard', seen: await newsHeard(pooled, cast) });

    const directly = async () => [direct.process.pid!, ...(await primary.processes())];
    const through = await ratioOf(cast, [
      { instance: direct, processes: directly },
      {
        instance: pooled,
        processes: async () => [pooled.process.pid!, sessions.pid, ...(await primary.processes())],
      },
    ]);
    rows.push({ check: 'session pooling: CPU of a list, to directly', seen: through.toFixed(2) });
    const { rows: held } = await sql<{ count: number }>`
      select count(*)::int / 2 as count from pg_stat_activity
      where backend_type = 'client backend' and usename = 'trestle' and pid <> pg_backend_pid()`.execute(
      database.db,
    );
    rows.push({ check: 'connections an instance holds after that', seen: String(held[0]?.count) });
    const idle = idleConnections(primary.url, others);
    const beside = await ratioOf(cast, [
      { instance: direct, processes: directly, prepare: idle.close },
      { instance: direct, processes: directly, prepare: idle.open },
    ]);
    await idle.close();
    rows.push({
      check: `${others} idle connections beside: CPU of a list, to without`,
      seen: beside.toFixed(2),
    });
  } finally {
    for (const { process, end } of started) if (process.exitCode === null) await end('SIGTERM');
    for (const bouncer of bouncers) await bouncer.end();
    await database.close();
    await primary.remove();
    rmSync(folder, { recursive: true, force: true });
  }
  console.table(rows);
  for (const fault of faults) console.error(fault);
  return faults.length > 0;
}

/** Whether an open page hears what its person is told. */
async function newsHeard(
  { origin }: RunningServer,
  { admin, bystander }: Awaited<ReturnType<typeof aCast>>,
) {
  const page = follow(origin, bystander.token);
  await page.shows(0);
  for (const verified of [false, true])
    await call(origin, 'PUT', `/Companies/${bystander.companyId}/verified`, admin.token, {
      verified,
    });
  await page.shows(1);
  page.close();
  return 'yes';
}
