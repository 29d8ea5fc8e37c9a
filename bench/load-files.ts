import pg from 'pg';
import type { Caller } from './api-people.ts';
import { aside } from './aside.ts';
import { median } from './figures.ts';
import { browsing } from './load-mix.ts';
import { steadily } from './load-traffic.ts';
import { byTurns, rowOf, wentWell } from './load-turns.ts';
import { onProduct, type Product } from './product.ts';

const uploaders = 100;
const uploadsEach = 10;
const perSecond = 50;
/** How many times its value at rest p99 of browse may be. */
const budget = 2;
/** Until all uploads are open. */
const openingSeconds = 5;

interface Uploaded {
  readonly sent: number;
  readonly failed: number;
  readonly errors: readonly string[];
}

/**
 * How long people wait who browse while 1,000 uploads are open that send 1 MB a second in all, by turns with none.
 * @returns whether browse keeps its budget
 */
export const filesScene = (seconds: number, rounds: number): Promise<boolean> =>
  onProduct({ projects: 1_000, students: 200 + uploaders, admins: 1 }, (product) =>
    underUploads(product, seconds, rounds),
  );

async function underUploads(
  { database, server, callers }: Product,
  seconds: number,
  rounds: number,
) {
  const { origin } = server;
  const next = browsing(callers);
  const measure = (forSeconds = seconds) => steadily(origin, perSecond, forSeconds, next);
  const places = await takePlaces(database.url, callers.students.slice(200));
  const uploads = await beginAll(origin, places);
  await measure(5);
  const { rest, under, outcomes } = await byTurns({
    rounds,
    measure,
    weights: {
      uploads: async () => {
        const open = await aside('./load-open-uploads.ts', { origin, uploads });
        await measure(openingSeconds);
        return open;
      },
    },
  });
  const uploaded = outcomes.uploads as Uploaded[];
  const bytes = median(uploaded.map(({ sent }) => sent)) / (seconds + openingSeconds);
  const row = rowOf(`${uploaders * uploadsEach} open uploads`, under.uploads, rest);
  console.log(
    `${database.server}, ${perSecond} requests/s, rounds of ${seconds} s; budget: p99 of browse at most ${budget} times its value at rest (medians)`,
  );
  console.table([
    rowOf('at rest', rest, rest),
    { ...row, 'KB/s uploaded': Math.round(bytes / 1_024) },
  ]);
  const faults = new Set(uploaded.flatMap(({ errors }) => errors));
  for (const fault of faults) console.error(`  ${fault}`);
  return wentWell([...rest, ...under.uploads]) && row.ratio <= budget && faults.size === 0;
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
