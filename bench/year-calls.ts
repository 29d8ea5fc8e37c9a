import { sql } from 'kysely';
import { weekIn } from '../server/features/engagements/check-ins/week.ts';
import type { Database } from '../server/platform/database/open.ts';
import { sum } from './figures.ts';
import { applications, listsOf, signIns } from './mix.ts';
import type { Caller, Callers } from './people.ts';
import { type Ask, reading, sending } from './traffic.ts';
import { type Kind, phases, termsAYear } from './year-model.ts';

const appliedFor = Math.ceil(sum(phases.map(({ calls }) => calls.apply)) * termsAYear);

/** Every kind of call, by each of these students; each of them has an engagement. */
export async function callsOfYear(db: Database, callers: Callers): Promise<Record<Kind, Ask[]>> {
  const { students } = callers;
  const { students: _, ...lists } = listsOf(callers);
  const rooms = await roomsOf(db, students);
  const checkedIn = { state: 'On track', sentence: 'The survey is done.' };
  const week = weekIn('UTC', new Date());
  return {
    ...lists,
    'sign in': await signIns(db, students),
    notifications: students.map((caller) => reading('/api/Notifications', caller)),
    apply: await applications(db, students, appliedFor),
    'own work': students.map((caller) => reading('/api/Engagements?pageSize=25', caller)),
    room: rooms.map(({ caller, path }) => reading(path, caller)),
    'check in': rooms.map(({ caller: { headers }, path }) =>
      sending('PUT', `${path}/check-ins/${week}`, headers, checkedIn),
    ),
  };
}

/**
 * The calls of an order of kinds by turns, each kind's by another student each time. An application is made once only;
 * where all are made, somebody browses.
 */
export function callsInTurn(
  calls: Record<Kind, readonly Ask[]>,
): (order: readonly Kind[]) => () => Ask {
  const made = new Map<Kind, number>();
  const next = (kind: Kind): Ask => {
    const count = made.get(kind) ?? 0;
    if (kind === 'apply' && count >= calls.apply.length) return next('browse');
    made.set(kind, count + 1);
    return calls[kind][count % calls[kind].length]!;
  };
  return (order) => {
    let sent = 0;
    return () => next(order[sent++ % order.length]!);
  };
}

/** One of each student's engagements at work. */
async function roomsOf(db: Database, students: readonly Caller[]) {
  const { rows } = await sql<{ studentId: number; id: number }>`
    select distinct on (a.student_id) a.student_id as "studentId", e.id
    from engagements e join applications a on a.id = e.id
    where e.state = 'Working' and a.student_id = any(${students.map(({ id }) => id)}::bigint[])
    order by a.student_id, e.id`.execute(db);
  const byId = new Map(students.map((caller) => [caller.id, caller]));
  return rows.map(({ studentId, id }) => ({
    caller: byId.get(studentId)!,
    path: `/api/Engagements/${id}`,
  }));
}
