import { sql } from 'kysely';
import { weekIn } from '../server/features/engagements/check-ins/week.ts';
import { openPostgres } from '../server/platform/database/open.ts';
import { addressOf, hotLists } from './api-lists.ts';
import type { Caller, Callers } from './api-people.ts';
import { applying, openPlaces, reading } from './load-mix.ts';
import { signIns } from './load-sign-ins.ts';
import type { Ask } from './load-traffic.ts';
import { type Kind, phases, termsAYear } from './year-model.ts';

const appliedFor = Math.ceil(
  phases.reduce((sum, { calls }) => sum + (calls.apply ?? 0), 0) * termsAYear,
);

/** Every kind of call, by each of these students; each of them has an engagement. */
export async function callsOfYear(url: string, callers: Callers): Promise<Record<Kind, Ask[]>> {
  const { students } = callers;
  const [browse, search, filter, own] = hotLists(callers).map(({ calls }) =>
    calls.map((call) => reading(addressOf(call), call.caller)),
  );
  const rooms = await roomsOf(url, students);
  const places = await openPlaces(url, students, appliedFor);
  return {
    'sign in': await signIns(url, students),
    browse: browse!,
    search: search!,
    filter: filter!,
    'own applications': own!,
    notifications: students.map((caller) => reading('/api/Notifications', caller)),
    apply: places.map(applying),
    'own work': students.map((caller) => reading('/api/Engagements?pageSize=25', caller)),
    room: rooms.map(({ caller, id }) => reading(`/api/Engagements/${id}`, caller)),
    'check in': rooms.map(checkingIn),
  };
}

/**
 * The calls of an order of kinds by turns, each kind's by another student each time. An application is made once only;
 * where all are made, somebody browses.
 */
export function byTurns(
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

interface Room {
  readonly caller: Caller;
  readonly id: number;
}

function checkingIn({ caller, id }: Room): Ask {
  return {
    method: 'PUT',
    path: `/api/Engagements/${id}/check-ins/${weekIn('UTC', new Date())}`,
    headers: { ...caller.headers, 'content-type': 'application/json' },
    body: JSON.stringify({ state: 'On track', sentence: 'The survey is done.' }),
    expected: 200,
  };
}

/** One of each student's engagements at work. */
async function roomsOf(url: string, students: readonly Caller[]): Promise<Room[]> {
  const { db, close } = openPostgres(url);
  const { rows } = await sql<{ studentId: number; id: number }>`
    select distinct on (a.student_id) a.student_id as "studentId", e.id
    from engagements e join applications a on a.id = e.id
    where e.state = 'Working' and a.student_id = any(${students.map(({ id }) => id)}::bigint[])
    order by a.student_id, e.id`.execute(db);
  await close();
  const byId = new Map(students.map((caller) => [caller.id, caller]));
  return rows.map(({ studentId, id }) => ({ caller: byId.get(studentId)!, id }));
}
