import { sql } from 'kysely';
import type { Application } from '../../src/contract/applications.ts';
import type { Page } from '../../src/contract/paging.ts';
import type { Person } from '../accounts/person.ts';
import { asInstant } from '../database/instant.ts';
import { plannedAnew } from '../database/named-client.ts';
import type { Asked } from '../database/open.ts';
import { limitsOf } from '../database/paged.ts';
import { askedTogether } from '../database/together.ts';
import { liveStates } from './live-states.ts';

interface Part {
  readonly page: number;
  readonly pageSize: number;
}

const columns = sql`
  a.id as "applicationId", a.student_id as "studentId", a.project_id as "projectId", a.status, a.message,
  a.resume_link as "resumeLink", ${asInstant(sql`a.applied_at`)} as "appliedDate",
  p.title as "projectTitle", c.name as "companyName", ${asInstant(sql`a.offer_expires_at`)} as "offerExpiresAt",
  case when a.status in (${liveStates}) then a.preference end as preference`;

const named = sql`
  join projects p on p.id = a.project_id
  join companies c on c.id = p.company_id`;

const newestFirst = sql`order by a.applied_at desc, a.id desc`;

/** Most students have no more, and are answered from these, whatever part they ask for. */
const latestAtMost = 100;

const latest = askedTogether(latestOf, 2);

/** A student's applications, newest first. Students who ask at the same time are asked for together. */
export async function listOfStudent(
  db: Asked,
  studentId: number,
  { page, pageSize }: Part,
): Promise<Page<Application>> {
  const offset = (page - 1) * pageSize;
  const all = (await latest(db, String(studentId))) ?? [];
  if (all.length < latestAtMost)
    return { rows: all.slice(offset, offset + pageSize), total: all.length };
  const ofStudent = sql`from applications a where a.student_id = ${studentId}`;
  const [{ rows }, counted] = await Promise.all([
    sql<Application>`
      ${sql.raw(plannedAnew)}
      select ${columns}
      from (select * ${ofStudent} ${newestFirst} ${limitsOf({ page, pageSize })}) a ${named}
      ${newestFirst}`.execute(db),
    sql<{ total: number }>`select count(*)::int as total ${ofStudent}`.execute(db),
  ]);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

/** The latest of each student, newest first. */
async function latestOf(
  db: Asked,
  studentIds: readonly string[],
): Promise<(readonly [string, Application[]])[]> {
  const { rows } = await sql<Application>`
    select ${columns}
    from unnest(${studentIds}::bigint[]) as s (id)
      cross join lateral (
        select * from applications a where a.student_id = s.id ${newestFirst} limit ${sql.lit(latestAtMost)}
      ) a ${named}
    ${newestFirst}`.execute(db);
  return [...Map.groupBy(rows, ({ studentId }) => String(studentId))];
}

/** One application as this person may see it: what the student wants most is not the company's to know. */
export async function findApplication(
  db: Asked,
  id: number,
  { role }: Pick<Person, 'role'>,
): Promise<Application | null> {
  const { rows } = await sql<Application>`
    select ${columns}
    from applications a ${named}
    where a.id = ${id}`.execute(db);
  const [application] = rows;
  if (!application) return null;
  return role === 'Company' ? { ...application, preference: null } : application;
}
