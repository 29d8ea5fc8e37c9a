import { sql } from 'kysely';
import { openPostgres } from '../server/platform/database/open.ts';
import { addressOf, hotLists } from './api-lists.ts';
import type { Caller, Callers } from './api-people.ts';
import { type Ask, taking } from './load-traffic.ts';

/** How often each is asked for, in twentieths; a student applies once in twenty requests. */
const shares = { browse: 7, search: 3, filter: 3, own: 3, students: 1, notifications: 2, apply: 1 };

/** The mixed traffic of one server: what comes next, each time another person's. */
export async function mixOf(url: string, callers: Callers): Promise<() => Ask> {
  const [browse, search, filter, own, students] = hotLists(callers).map(({ calls }) =>
    calls.map((call) => reading(addressOf(call), call.caller)),
  );
  const notifications = callers.students.map((caller) => reading('/api/Notifications', caller));
  const applications = (await openPlaces(url, callers.students)).map(applying);
  const lists = { browse, search, filter, own, students, notifications, apply: applications };
  const order = Object.entries(shares).flatMap(([name, share]) =>
    Array.from({ length: share }, () => lists[name as keyof typeof shares]!),
  );
  let sent = 0;
  return () => {
    // Far apart in the order, so that neighbours are not of one kind; 7 and 20 have no common divisor.
    const list = order[(sent * 7) % order.length]!;
    const ask = list[Math.floor(sent / order.length) % list.length]!;
    sent += 1;
    return list === applications && sent / order.length > applications.length ? browse![0]! : ask;
  };
}

/** The first of the hot lists, by one student after the other. */
export const browsing = (callers: Callers): (() => Ask) =>
  taking(hotLists(callers)[0]!.calls.map((call) => reading(addressOf(call), call.caller)));

export const reading = (path: string, { headers }: Caller): Ask => ({
  method: 'GET',
  path,
  headers: { ...headers },
  expected: 200,
});

export const applying = ({ caller, projectId }: { caller: Caller; projectId: number }): Ask => ({
  method: 'POST',
  path: '/api/RegProjects',
  headers: { ...caller.headers, 'content-type': 'application/json' },
  body: JSON.stringify({ studentId: caller.id, projectId, message: 'I would like to.' }),
  expected: 201,
});

/** Each student with so many open projects that they have not applied to. */
export async function openPlaces(url: string, students: readonly Caller[], each = 1) {
  const database = openPostgres(url);
  try {
    const { rows } = await sql<{ studentId: number; projectId: number }>`
      with open as (
        select id, row_number() over (order by id) as place from projects
        where status = 'pending' and places_taken < places and deadline is null
      )
      select s.id as "studentId", open.id as "projectId"
      from unnest(${students.map(({ id }) => id)}::bigint[]) with ordinality s (id, place)
        cross join generate_series(0, ${each - 1}::int) k
        join open on open.place = 1 + (s.place + k * 131) % (select count(*) from open)
      where not exists (
        select 1 from applications a where a.student_id = s.id and a.project_id = open.id)`.execute(
      database.db,
    );
    const byId = new Map(students.map((caller) => [caller.id, caller]));
    return rows.map(({ studentId, projectId }) => ({ caller: byId.get(studentId)!, projectId }));
  } finally {
    await database.close();
  }
}
