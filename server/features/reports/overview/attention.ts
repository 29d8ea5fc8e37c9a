import { type RawBuilder, sql } from 'kysely';
import type { Attention, Overview } from '../../../../src/contract/reports/overview.ts';
import type { Database } from '../../../platform/database/open.ts';
import { unansweredDays } from '../../applications/rules.ts';
import { isUndecided } from '../../companies/domains/proved.ts';

const ofEachKind = 10;
const dayMs = 86_400_000;
/** A deadline this near is pressing. */
const soonMs = 7 * dayMs;

type Row = Omit<Attention, 'kind'> & { total: number };

/** The most pressing of a kind, with how many there are in all. */
async function pressing<Kind extends Attention['kind']>(
  db: Database,
  kind: Kind,
  columns: RawBuilder<unknown>,
  rest: RawBuilder<unknown>,
): Promise<{ rows: Attention[]; total: number }> {
  const { rows } = await sql<Row>`
    select ${columns}, count(*) over ()::int as total ${rest} limit ${ofEachKind}`.execute(db);
  return {
    rows: rows.map(({ total: _, ...row }) => ({ kind, ...row })),
    total: rows[0]?.total ?? 0,
  };
}

/** What an admin should look at: who waits longest first. Imported companies wait for nobody. */
export async function attention(
  db: Database,
  now: Date,
): Promise<Pick<Overview, 'attention' | 'attentionCounts'>> {
  const approvals = await pressing(
    db,
    'project awaiting approval',
    sql`p.id, p.title, 'Sent by ' || c.name as detail`,
    sql`from projects p join companies c on c.id = p.company_id
      where p.status = 'Awaiting approval' and not p.company_disabled order by p.posted_at, p.id`,
  );
  const companies = await pressing(
    db,
    'unverified company',
    sql`id, name as title, 'Registered by ' || recruiter || ', ' || email as detail`,
    sql`from companies where verified_at is null and account_id is not null order by created_at, id`,
  );
  const domains = await pressing(
    db,
    'domain to decide',
    sql`c.id, c.name as title, 'Has proved ' || string_agg(d.domain, ', ' order by d.id) || ', of a university' as detail`,
    sql`from company_domains d join companies c on c.id = d.company_id
      where ${isUndecided} group by c.id order by min(d.proved_at), c.id`,
  );
  const messages = await pressing(
    db,
    'open message',
    sql`id, subject as title, 'From ' || name || ', ' || email as detail`,
    sql`from contact_messages where state = 'open' order by received_at, id`,
  );
  const projects = await pressing(
    db,
    'project without applicants',
    sql`p.id, p.title, 'Nobody has applied yet; closes on ' || to_char(p.deadline at time zone 'UTC', 'FMDD FMMonth YYYY') as detail`,
    sql`from projects p
      where p.status = 'pending' and not p.company_disabled and p.deadline >= ${now} and p.deadline < ${new Date(now.getTime() + soonMs)}
        and not exists (select 1 from applications a where a.project_id = p.id)
      order by p.deadline, p.id`,
  );
  const overdue = await pressing(
    db,
    'overdue answer',
    sql`p.id, p.title, w.waiting || case w.waiting when 1 then ' application has' else ' applications have' end
      || ' waited more than ' || ${sql.lit(unansweredDays)}::text || ' days' as detail`,
    sql`from (
        select project_id, count(*) as waiting, min(applied_at) as oldest from applications
        where status = 'Under Review' and applied_at <= ${new Date(now.getTime() - unansweredDays * dayMs)}
        group by project_id) w
      join projects p on p.id = w.project_id where not p.company_disabled order by w.oldest, p.id`,
  );
  const atRisk = await pressing(
    db,
    'project at risk',
    sql`p.id, p.title, case p.status when 'pending' then 'Its deadline has passed, and nobody has a place'
      else 'It has begun, and nobody has a place' end as detail`,
    sql`from projects p
      where (p.status = 'In Progress' or p.status = 'pending' and p.deadline < ${now})
        and not p.company_disabled and p.places_taken = 0
      order by p.deadline nulls last, p.id`,
  );
  return {
    attention: [
      ...approvals.rows,
      ...companies.rows,
      ...domains.rows,
      ...messages.rows,
      ...overdue.rows,
      ...atRisk.rows,
      ...projects.rows,
    ],
    attentionCounts: {
      projectsAwaitingApproval: approvals.total,
      unverifiedCompanies: companies.total,
      domainsToDecide: domains.total,
      openMessages: messages.total,
      projectsWithoutApplicants: projects.total,
      overdueAnswers: overdue.total,
      projectsAtRisk: atRisk.total,
    },
  };
}
