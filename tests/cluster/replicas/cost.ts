import { sql } from 'kysely';
import { median } from '../../../bench/figures.ts';
import { cpuMs } from '../../../server/testing/cpu.ts';
import type { RunningServer } from '../../../server/testing/process.ts';
import { call, post } from '../../harness/calls.ts';
import type { Stage } from './stage.ts';

const projects = 2_000;
const readers = 4;
/** Of each kind in each of the rounds, which alternate. */
const calls = { writes: 400, lists: 600 };
const rounds = 3;

/** What reading from a replica costs whoever writes, and what it takes off the primary. Nothing here is a fault. */
export async function cost({ start, isReading, until, cast, database, primary, replica }: Stage) {
  const without = await start({ DATABASE_REPLICAS: '' });
  const within = await start();
  await until(() => isReading(within));
  await post(without.origin, cast.companies[0]!);
  await manyProjects(database);

  const writes = { without: [] as number[], within: [] as number[] };
  const write = async ({ origin }: RunningServer, times: number[], byMail: boolean) => {
    const begun = performance.now();
    const choice = { kind: 'message', onPage: true, byMail };
    await call(origin, 'PUT', '/Notifications/choices', cast.bystander.token, choice);
    times.push(performance.now() - begun);
  };
  const read = async (instance: RunningServer, spent: number[]) => {
    const spentBy = async () => [
      cpuMs([instance.process.pid!]),
      cpuMs(await primary.processes()),
      cpuMs(await replica.processes()),
    ];
    const before = await spentBy();
    await Promise.all(
      Array.from({ length: readers }, async (_, number) => {
        for (let n = 0; n < calls.lists / readers; n += 1)
          await call(
            instance.origin,
            'GET',
            `/Projects?page=${1 + (n % 5)}`,
            cast.students[number]!.token,
          );
      }),
    );
    for (const [at, after] of (await spentBy()).entries())
      spent[at] = (spent[at] ?? 0) + (after - before[at]!) / calls.lists / rounds;
  };
  const spent = { without: [] as number[], within: [] as number[] };
  // What runs for the first time is compiled and planned.
  for (const instance of [without, within]) await read(instance, []);
  for (let round = 0; round < rounds; round += 1) {
    for (let n = 0; n < calls.writes; n += 1) {
      await write(without, writes.without, n % 2 === 0);
      await write(within, writes.within, n % 2 === 1);
    }
    await read(without, spent.without);
    await read(within, spent.within);
  }
  for (const instance of [without, within]) await instance.end('SIGTERM');
  const [plain, noted] = [median(writes.without), median(writes.within)];
  const row = (check: string, [instance, atPrimary, atReplica]: number[]) => ({
    check: `${check}: CPU of instance, primary, replica`,
    seen: [instance, atPrimary, atReplica]
      .map((ms) => ms!.toFixed(2))
      .join(', ')
      .concat(' ms'),
  });
  return {
    rows: [
      {
        check: 'a write without replicas, with: median',
        seen: `${plain.toFixed(2)}, ${noted.toFixed(2)} ms`,
      },
      { check: '… its ratio', seen: (noted / plain).toFixed(2) },
      row('a list without a replica', spent.without),
      row('a list with one', spent.within),
    ],
    faults: [],
  };
}

/** Copies of the project that is there. */
async function manyProjects({ db }: Stage['database']): Promise<void> {
  const { rows } = await sql<{ columns: string }>`
    select string_agg(quote_ident(column_name), ', ') as columns from information_schema.columns
    where table_name = 'projects' and is_generated = 'NEVER' and is_identity = 'NO'`.execute(db);
  const columns = sql.raw(rows[0]!.columns);
  await sql`insert into projects (${columns}) select ${columns} from (select * from projects limit 1) one
    cross join generate_series(1, ${projects})`.execute(db);
  await sql`vacuum analyze projects`.execute(db);
}
