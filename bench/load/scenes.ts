import { sql } from 'kysely';
import type { Database } from '../../server/platform/database/open.ts';
import { type Aside, aside } from '../aside.ts';
import { complain, judge, median, type Runs, sum } from '../figures.ts';
import { browsing, mixOf, signIns } from '../mix.ts';
import type { Caller } from '../people.ts';
import { onProduct } from '../product.ts';
import { steadily, taking } from '../traffic.ts';
import { byTurns, rowOf } from './turns.ts';
import type { Upload } from './uploads.ts';

/** Each p99 that has a budget may be so many times its value at rest. */
const twice = { times: 2 };
const signingIn = 200;

/**
 * One product process under so many open pages and 500 requests a second of mixed traffic at a constant rate; then by
 * turns without and with a thousand clients that send their requests byte by byte.
 */
export const pagesScene = (streams: number, runs: Runs): Promise<void> =>
  onProduct({ projects: streams + 1_000, students: streams, admins: 50 }, async (product) => {
    const { origin, db, server, callers } = product;
    const [perSecond, perProcess, sockets, ms] = [500, 5_000, 1_000, 100];
    const port = Number(new URL(origin).port);
    const next = await mixOf(db, callers);
    const pages: Aside[] = [];
    const counted = async () => {
      const counts = await Promise.all(pages.map((page) => page.tell()));
      const lost = sum(counts.map((count) => count.lost!));
      console.log(`${sum(counts.map(({ open }) => open!))} open, ${lost} lost`);
      if (lost > 0) complain([`${lost} pages were lost`]);
    };
    try {
      for (let at = 0; at < callers.students.length; at += perProcess) {
        const people = callers.students.slice(at, at + perProcess);
        pages.push(await aside('./load/streams.ts', { port, people }));
      }
      await counted();
      await steadily(origin, perSecond, 10, next);
      const load = await steadily(origin, perSecond, runs.seconds, next);
      const row = rowOf(`${callers.students.length} open pages`, [load], [load]);
      judge(
        `${server}, ${perSecond} requests/s for ${runs.seconds} s; budgets: no error, p99 ${ms} ms`,
        [{ ...row, held: load.failed === 0 && load.p99 <= ms }],
      );
      const dripping = (what: string) => () => aside('./load/loris.ts', { port, what, sockets });
      await byTurns(product, {
        ...runs,
        // Ratios have two digits: below twice.
        calls: { mix: { perSecond, next, budget: { times: 1.99, ms } } },
        weights: { 'slow headers': dripping('headers'), 'slow bodies': dripping('body') },
      });
      await counted();
    } finally {
      for (const page of pages) page.end();
    }
  });

/** How long people wait who sign in or browse while twenty others upload the worst picture there is, again and again. */
export function picturesScene(runs: Runs): Promise<void> {
  const uploaders = 20;
  const students = signingIn + uploaders * runs.rounds;
  return onProduct({ projects: 1_000, students, admins: 1 }, async (product) => {
    const { origin, db, callers } = product;
    const next = taking(await signIns(db, callers.students.slice(0, signingIn)));
    const uploading = (round: number) => {
      const from = signingIn + uploaders * round;
      const people = callers.students.slice(from, from + uploaders);
      const calls = people.map(({ id, headers }) => ({
        path: `/api/students/${id}/picture`,
        headers,
        isPicture: true,
      }));
      return aside('./load/hammer.ts', { origin, calls });
    };
    await byTurns(product, {
      ...runs,
      calls: {
        'sign-in': { perSecond: 10, next, budget: twice },
        browse: { perSecond: 50, next: browsing(callers) },
      },
      weights: { 'under pictures': uploading },
    });
  });
}

/** How long people wait who browse while 1,000 uploads are open that send 1 MB a second in all. */
export function filesScene(runs: Runs): Promise<void> {
  const [uploaders, uploadsEach, openingSeconds] = [100, 10, 5];
  const size = { projects: 1_000, students: 200 + uploaders, admins: 1 };
  return onProduct(size, async (product) => {
    const { origin, db, callers } = product;
    const places = await takePlaces(db, callers.students.slice(200));
    const uploads: Upload[] = [];
    for (const place of places)
      for (let n = 0; n < uploadsEach; n += 1) uploads.push(await begun(origin, place, n));
    const next = browsing(callers);
    await byTurns(product, {
      ...runs,
      calls: { browse: { perSecond: 50, next, budget: twice } },
      weights: {
        [`${uploads.length} open uploads`]: async () => {
          const open = await aside('./load/uploads.ts', { origin, uploads });
          await steadily(origin, 50, openingSeconds, next);
          return open;
        },
      },
      tell(outcomes) {
        complain(outcomes.flatMap((outcome) => Object.keys(outcome)).filter((it) => it !== 'sent'));
        const bytes = median(outcomes.map(({ sent }) => sent!)) / (runs.seconds + openingSeconds);
        return { 'KB/s uploaded': Math.round(bytes / 1_024) };
      },
    });
  });
}

/** How long others wait to sign in while one caller asks for as much as they can, forty answers at once. */
export const oneCallerScene = (runs: Runs): Promise<void> =>
  onProduct({ projects: 1_000, students: signingIn + runs.rounds, admins: 1 }, async (product) => {
    const { origin, db, callers } = product;
    const next = taking(await signIns(db, callers.students.slice(0, signingIn)));
    const page = await fetch(`${origin}/projects/1`, { redirect: 'manual' });
    /** As themselves, or without an account. */
    const cases = [
      { what: 'lists of one student', path: '/api/Projects', isSigned: true },
      { what: 'a public page', path: page.headers.get('location') ?? '/projects/1' },
      { what: 'the description of the API', path: '/api/openapi.json' },
    ];
    const weights = cases.map(({ what, path, isSigned = false }, at) => {
      const hammering = (round: number) => {
        const { authorization } = callers.students[signingIn + round]!.headers;
        const address = `198.51.100.${1 + round * cases.length + at}`;
        const headers = { 'x-forwarded-for': address, ...(isSigned && { authorization }) };
        const calls = Array.from({ length: 40 }, () => ({ path, headers }));
        return aside('./load/hammer.ts', { origin, calls });
      };
      return [what, hammering] as const;
    });
    await byTurns(product, {
      ...runs,
      calls: { 'sign-in': { perSecond: 10, next, budget: twice } },
      weights: Object.fromEntries(weights),
    });
  });

interface Place {
  readonly caller: Caller;
  readonly engagement: number;
}

/** A place that each of these students works in. */
async function takePlaces(db: Database, students: readonly Caller[]): Promise<Place[]> {
  const { rows } = await sql<{ engagement: number; student: number }>`
    with taken as (
      insert into applications (student_id, project_id, status, message, resume_link, applied_at)
      select s.id, (select min(id) from projects), 'Accepted', '', '', now()
      from unnest(${students.map(({ id }) => id)}::bigint[]) s (id)
      returning id, student_id
    ), opened as (
      insert into engagements (id, state, opened_at, changed_at) select id, 'Working', now(), now() from taken
    ) select id as engagement, student_id as student from taken`.execute(db);
  const engagementOf = new Map(rows.map(({ engagement, student }) => [student, engagement]));
  return students.map((caller) => ({ caller, engagement: engagementOf.get(caller.id)! }));
}

/** Begins an upload, of a file that no bench comes to the end of. */
async function begun(origin: string, { caller, engagement }: Place, n: number): Promise<Upload> {
  const path = `/api/Engagements/${engagement}/files`;
  const answer = await fetch(origin + path, {
    method: 'POST',
    headers: { ...caller.headers, 'content-type': 'application/json' },
    body: JSON.stringify({ name: `levels-${n}.bin`, bytes: 100_000_000 }),
  });
  if (answer.status !== 201) throw new Error(`A file was answered ${answer.status}`);
  return { path: `${path}/${(await answer.json()).id}/bytes`, caller };
}
