import { sql } from 'kysely';
import { hashPassword } from '../server/features/accounts/password-hash.ts';
import type { Database } from '../server/platform/database/open.ts';
import { hotLists } from './lists.ts';
import type { Caller, Callers } from './people.ts';
import { type Ask, reading, sending, taking } from './traffic.ts';

/** How often each is asked for, in twentieths; a student applies once in twenty requests. */
const shares = {
  browse: 7,
  search: 3,
  filter: 3,
  'own applications': 3,
  students: 1,
  notifications: 2,
  apply: 1,
};

/** The mixed traffic of one server: what comes next, each time another person's. */
export async function mixOf(db: Database, callers: Callers): Promise<() => Ask> {
  const lists = {
    ...listsOf(callers),
    notifications: callers.students.map((caller) => reading('/api/Notifications', caller)),
    apply: await applications(db, callers.students),
  };
  const order = Object.entries(shares).flatMap(([name, share]) =>
    Array.from({ length: share }, () => lists[name as keyof typeof shares]),
  );
  let sent = 0;
  return () => {
    // Far apart in the order, so that neighbours are not of one kind; 7 and 20 have no common divisor.
    const list = order[(sent * 7) % order.length]!;
    const turn = Math.floor(sent / order.length);
    sent += 1;
    const isOver = list === lists.apply && turn >= list.length;
    return isOver ? lists.browse[0]! : list[turn % list.length]!;
  };
}

/** The calls of each hot list. */
export function listsOf(callers: Callers) {
  const lists = Object.entries(hotLists(callers)).map(([name, { calls }]) => [
    name,
    calls.map(({ path, caller }) => reading(path, caller)),
  ]);
  return Object.fromEntries(lists) as Record<keyof ReturnType<typeof hotLists>, Ask[]>;
}

/** The first of the hot lists, by one student after the other. */
export const browsing = (callers: Callers): (() => Ask) => taking(listsOf(callers).browse);

/** Each student applies for so many open projects that they have not applied for. */
export async function applications(
  db: Database,
  students: readonly Caller[],
  each = 1,
): Promise<Ask[]> {
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
    db,
  );
  const byId = new Map(students.map((caller) => [caller.id, caller]));
  return rows.map(({ studentId, projectId }) => {
    const body = { studentId, projectId, message: 'I would like to.' };
    return sending('POST', '/api/RegProjects', byId.get(studentId)!.headers, body, 201);
  });
}

const password = 'a lattice of steel';

/** They sign in by the same password, each from an address of their own. */
export async function signIns(db: Database, people: readonly Caller[]): Promise<Ask[]> {
  const { rows } = await sql<{ id: number; email: string }>`
    update accounts set password_hash = ${await hashPassword(password)}
    where id = any(${people.map(({ id }) => id)}::bigint[]) returning id, email`.execute(db);
  const emails = new Map(rows.map(({ id, email }) => [id, email]));
  return people.map(({ id, headers: { authorization: _, ...address } }) =>
    sending('POST', '/api/Auth/Login', address, { email: emails.get(id), password }),
  );
}
