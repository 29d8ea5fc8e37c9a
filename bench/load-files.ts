import { fork } from 'node:child_process';
import { once } from 'node:events';
import pg from 'pg';
import { addressOf, hotLists } from './api-lists.ts';
import { median } from './api-measure.ts';
import type { Caller } from './api-people.ts';
import { type Answered, type Ask, steadily } from './load-traffic.ts';
import { startProduct } from './product.ts';

const uploaders = 100;
const uploadsEach = 10;
const perSecond = 50;
/** How many times its value at rest p99 of browse may be. */
const budget = 2;

/**
 * How long people wait who browse while 1,000 uploads are open that send 1 MB a second in all, by turns with none.
 * @returns whether browse keeps its budget
 */
export async function filesScene(seconds: number, rounds: number): Promise<boolean> {
  const product = await startProduct(1_000, { students: 200 + uploaders, admins: 1 });
  const { origin } = product.server;
  const rest: Answered[] = [];
  const under: Answered[] = [];
  const told: { sent: number; requests: number; failed: number; errors: string[] }[] = [];
  try {
    const calls = hotLists(product.callers)[0]!.calls.map(
      (call): Ask => ({
        method: 'GET',
        path: addressOf(call),
        headers: { ...call.caller.headers },
        expected: 200,
      }),
    );
    let asked = 0;
    const measure = (forSeconds: number) =>
      steadily(origin, perSecond, forSeconds, () => calls[asked++ % calls.length]!);
    const places = await takePlaces(product.database.url, product.callers.students.slice(200));
    const uploads = await beginAll(origin, places);
    await measure(5);
    for (let round = 0; round < rounds; round += 1) {
      rest.push(await measure(seconds));
      const open = fork(new URL('./load-open-uploads.ts', import.meta.url));
      await once(open, 'message');
      open.send({ origin, uploads });
      // Until all of them are open.
      await measure(5);
      under.push(await measure(seconds));
      open.send('stop');
      const [answered] = await once(open, 'message');
      told.push(answered);
      open.disconnect();
    }
  } catch (error) {
    console.error(product.server.output());
    throw error;
  } finally {
    await product.close();
  }
  const p99 = (runs: readonly Answered[]) => median(runs.map((run) => run.p99));
  const ratio = Math.round((p99(under) / p99(rest)) * 100) / 100;
  const failed = [...rest, ...under].reduce((sum, run) => sum + run.failed, 0);
  const faults = told.flatMap(({ errors }) => errors);
  console.log(
    `${product.database.server}, ${uploaders * uploadsEach} open uploads, rounds of ${seconds} s; budget: p99 of browse at most ${budget} times its value at rest (medians)`,
  );
  console.table([
    {
      'requests/s': perSecond,
      'p50 at rest ms': median(rest.map(({ p50 }) => p50)),
      'p99 at rest ms': p99(rest),
      'p50 ms': median(under.map(({ p50 }) => p50)),
      'p99 ms': p99(under),
      ratio,
      failed,
      'KB/s uploaded': Math.round(median(told.map(({ sent }) => sent)) / (seconds + 5) / 1_024),
      'uploads failed': told.reduce((sum, one) => sum + one.failed, 0),
    },
  ]);
  for (const fault of new Set(faults)) console.error(`  ${fault}`);
  return ratio <= budget && failed === 0 && faults.length === 0;
}

/** A place that each of these students works in. */
async function takePlaces(url: string, students: readonly Caller[]) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(
    `with taken as (
      insert into applications (student_id, project_id, status, message, resume_link, applied_at)
      select s.id, (select min(id) from projects), 'Accepted', '', '', now() from unnest($1::bigint[]) s (id)
      returning id, student_id
    ), opened as (
      insert into engagements (id, state, opened_at, changed_at) select id, 'Working', now(), now() from taken
    ) select id::int as engagement, student_id::int as student from taken`,
    [students.map(({ id }) => id)],
  );
  await client.end();
  const engagementOf = new Map(rows.map(({ engagement, student }) => [student, engagement]));
  return students.map((caller) => ({ caller, engagement: engagementOf.get(caller.id) as number }));
}

/** Begins the uploads of each, of files that no bench comes to the end of. */
async function beginAll(origin: string, places: { caller: Caller; engagement: number }[]) {
  const begin = async ({ caller, engagement }: (typeof places)[number], n: number) => {
    const answer = await fetch(`${origin}/api/Engagements/${engagement}/files`, {
      method: 'POST',
      headers: { ...caller.headers, 'content-type': 'application/json' },
      body: JSON.stringify({ name: `levels-${n}.bin`, bytes: 100_000_000 }),
    });
    if (answer.status !== 201) throw new Error(`A file was answered ${answer.status}`);
    return { caller, engagement, file: (await answer.json()).id as number };
  };
  const all = [];
  for (const place of places)
    for (let n = 0; n < uploadsEach; n += 1) all.push(await begin(place, n));
  return all;
}
