import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { createEventSource } from 'eventsource-client';
import { sql } from 'kysely';
import { median } from '../../../bench/figures.ts';
import { call, post } from '../../harness/calls.ts';
import { address } from '../../harness/persistent.ts';
import type { Stage } from './stage.ts';

/** How much later than the primary the replica has what was committed, in milliseconds. */
const lagMs = 300;

/** A page hears by one instance that something of its person's changed, and asks another one what, which reads from a replica that lags. */
export async function news(
  { start, isReading, until, cast, database, onReplica }: Stage,
  rounds: number,
) {
  const student = cast.students[1]!;
  const teller = await start();
  const asked = await start();
  const applicationId = await applied(teller.origin, cast, student);
  await sql.raw(`alter system set recovery_min_apply_delay = ${lagMs}`).execute(onReplica.db);
  await sql`select pg_reload_conf()`.execute(onReplica.db);
  await until(() => [teller, asked].every(isReading));
  let heard = 0;
  const page = createEventSource({
    url: `${teller.origin}/api/Notifications/stream`,
    headers: { authorization: `Bearer ${student.token}`, 'x-forwarded-for': address() },
    onMessage: ({ event }) => {
      if (event === 'changed') heard += 1;
    },
  });
  await setTimeout(1_000);
  const list = async (message: string) =>
    (
      await call(asked.origin, 'GET', `/RegProjects/student/${student.id}`, student.token)
    ).body.includes(message);
  const old = { before: 0, after: 0 };
  const waits: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const message = randomUUID();
    const before = heard;
    await sql`update applications set message = ${message} where id = ${applicationId}`.execute(
      database.db,
    );
    if (!(await list(message))) old.before += 1;
    waits.push(await until(() => heard > before));
    if (!(await list(message))) old.after += 1;
  }
  page.close();
  await sql`alter system reset recovery_min_apply_delay`.execute(onReplica.db);
  await sql`select pg_reload_conf()`.execute(onReplica.db);
  await Promise.all([teller, asked].map((instance) => instance.end('SIGTERM')));
  const faults: string[] = [];
  if (old.after > 0)
    faults.push(`${old.after} lists were older than the news that came before them.`);
  if (old.before < rounds / 2)
    faults.push('The replica hardly lagged, so nothing was seen of news.');
  return {
    rows: [
      {
        check: `a replica ${lagMs} ms late: old lists before the news`,
        seen: `${old.before} of ${rounds}`,
      },
      { check: '… and after it, by another instance', seen: `${old.after} of ${rounds}` },
      { check: '… the news came after', seen: `${median(waits)} ms` },
    ],
    faults,
  };
}

/** Has a student apply to a new project. @returns the application's number */
async function applied(
  origin: string,
  { companies }: Stage['cast'],
  { id, token }: Stage['cast']['students'][number],
) {
  const title = await post(origin, companies[0]!);
  const { body } = await call(
    origin,
    'GET',
    `/Projects?searchText=${title.split(' ')[1]}`,
    companies[0]!.token,
  );
  const [{ pid }] = JSON.parse(body);
  const { status, body: said } = await call(origin, 'POST', '/RegProjects', token, {
    studentId: id,
    projectId: pid,
  });
  if (status !== 201) throw new Error(`An application was answered ${status}: ${said}`);
  const own = await call(origin, 'GET', `/RegProjects/student/${id}`, token);
  return JSON.parse(own.body)[0].applicationId as number;
}
