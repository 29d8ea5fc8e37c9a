import { sql } from 'kysely';
import type { Application } from '../../../src/contract/applications/applications.ts';
import type { Page } from '../../../src/contract/paging.ts';
import { live } from '../../../src/machines/lifecycle/application.ts';
import type { Person } from '../../platform/calls/person.ts';
import { pageWithTotal } from '../../platform/database/count-matching.ts';
import { asInstant, literals } from '../../platform/database/expressions.ts';
import type { Database } from '../../platform/database/open.ts';
import { limitsOf } from '../../platform/database/paged.ts';
import { allRows, firstRow } from '../../platform/database/rows.ts';

interface Part {
  readonly page: number;
  readonly pageSize: number;
}

const columns = sql`
  a.id as "applicationId", a.student_id as "studentId", a.project_id as "projectId", a.status, a.message,
  a.resume_link as "resumeLink", ${asInstant(sql`a.applied_at`)} as "appliedDate",
  p.title as "projectTitle", p.status as "projectStatus", p.company_disabled as "companyAway", p.term_id as "termId", c.name as "companyName", c.id as "companyId",
  ${asInstant(sql`a.offer_expires_at`)} as "offerExpiresAt",
  case when a.status in (${literals(live)}) then a.preference end as preference`;

const named = sql`
  join projects p on p.id = a.project_id
  join companies c on c.id = p.company_id`;

const newestFirst = sql`order by a.applied_at desc, a.id desc`;

/** One page of a student's applications, newest first. */
export async function listOfStudent(
  db: Database,
  studentId: number,
  { page, pageSize }: Part,
): Promise<Page<Application>> {
  const rows = await allRows<Application>(db, page === 1 ? 'once' : 'each time')`
    select ${columns}
    from (
      select * from applications a where a.student_id = ${studentId} ${newestFirst} ${limitsOf({ page, pageSize })}
    ) a ${named}
    ${newestFirst}`;
  const ofStudent = sql`a.student_id = ${studentId}`;
  return pageWithTotal(db, rows, { page, pageSize }, sql`applications a`, ofStudent);
}

/** One application as this person may see it: what the student wants most is not the company's to know. */
export async function findApplication(
  db: Database,
  id: number,
  { role }: Pick<Person, 'role'>,
): Promise<Application | null> {
  const application = await firstRow<Application>(db)`
    select ${columns}
    from applications a ${named}
    where a.id = ${id}`;
  if (!application) return null;
  return role === 'Company' ? { ...application, preference: null } : application;
}
