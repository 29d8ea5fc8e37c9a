import { sql } from 'kysely';
import type { Page } from '../../../../src/contract/paging.ts';
import type { FacultyApplication } from '../../../../src/contract/universities/faculty.ts';
import { pageWithTotal } from '../../../platform/database/count-matching.ts';
import { asInstant } from '../../../platform/database/expressions.ts';
import type { Database } from '../../../platform/database/open.ts';
import { limitsOf } from '../../../platform/database/paged.ts';

/** One page of a student's applications as their university sees them: first what waits for its word, then the newest. */
export async function listApplicationsSeen(
  db: Database,
  staffId: number,
  studentId: number,
  part: { page: number; pageSize: number },
): Promise<Page<FacultyApplication>> {
  const { rows } = await sql<FacultyApplication>`
    select a.id as "applicationId", a.status, p.title as "projectTitle", p.status as "projectStatus",
      c.name as "companyName", ${asInstant(sql`a.applied_at`)} as "appliedDate",
      ${asInstant(sql`coalesce((
        select max(e.at) from application_events e
        where e.application_id = a.id and e.from_status is distinct from e.to_status
      ), a.applied_at)`)} as "movedAt",
      ${asInstant(sql`a.offer_expires_at`)} as "offerExpiresAt",
      p.start_date::text as "startDate", p.end_date::text as "endDate", f.name as supervisor,
      a.academic_supervisor_id is not distinct from ${staffId}::bigint as "isYours"
    from applications a join projects p on p.id = a.project_id join companies c on c.id = p.company_id
      left join faculty f on f.account_id = a.academic_supervisor_id
    where a.student_id = ${studentId}
    order by a.status = 'Awaiting university' desc, a.applied_at desc, a.id desc ${limitsOf(part)}`.execute(
    db,
  );
  const ofStudent = sql`a.student_id = ${studentId}`;
  return pageWithTotal(db, rows, part, sql`applications a`, ofStudent);
}
