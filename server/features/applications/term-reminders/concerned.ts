import { type RawBuilder, sql } from 'kysely';
import type { ConcernedByTerm } from '../../../../src/contract/terms/events.ts';
import { awaitingCompany, live } from '../../../../src/machines/lifecycle/application.ts';
import { literals } from '../../../platform/database/expressions.ts';
import { leadOf } from '../../projects/team/lead.ts';

type Accounts = RawBuilder<unknown>;

const studentsOf = (termId: number, and: RawBuilder<unknown>): Accounts => sql`
  select s.id as account_id from students s where s.term_id = ${termId} and ${and}`;

const applicantsOf = (termId: number, status: string): Accounts => sql`
  select a.student_id as account_id from projects p join applications a on a.project_id = p.id
  where p.term_id = ${termId} and a.status = ${status}`;

/** Leads of the projects of a term that meet a condition. */
const leadsOf = (termId: number, and: RawBuilder<unknown>): Accounts => sql`
  select ${leadOf} as account_id from projects p join companies c on c.id = p.company_id
  where p.term_id = ${termId} and ${and}`;

const hasApplication = (statuses: RawBuilder<unknown>) => sql`exists (
  select from applications a where a.project_id = p.id and a.status in (${statuses}))`;

/** Their accounts, as rows `account_id`; the same one may be there several times. */
export const accountsOf: Record<ConcernedByTerm, (termId: number) => Accounts> = {
  'students of the term': (termId) => studentsOf(termId, sql`true`),
  'students without an application': (termId) =>
    studentsOf(
      termId,
      sql`not exists (
        select from applications a join projects p on p.id = a.project_id
        where a.student_id = s.id and p.term_id = ${termId}
          and a.status in (${literals(live)}))`,
    ),
  'students with an offer': (termId) => applicantsOf(termId, 'Offered'),
  'students with a place': (termId) => applicantsOf(termId, 'Accepted'),
  'companies with drafts': (termId) => leadsOf(termId, sql`p.status = 'Draft'`),
  'companies with applicants who wait': (termId) =>
    leadsOf(termId, hasApplication(literals(awaitingCompany))),
  'companies with students': (termId) => leadsOf(termId, hasApplication(sql`'Accepted'`)),
  'staff of its students': (termId) => sql`
    select w.account_id from faculty_universities w
    where exists (select from students s where s.university_id = w.university_id and s.term_id = ${termId})`,
};
