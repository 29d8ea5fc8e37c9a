import { type RawBuilder, sql } from 'kysely';
import type { Attention, Overview } from '../../src/contract/overview.ts';
import type { Database } from '../database/open.ts';

const ofEachKind = 10;
/** A deadline this near is pressing. */
const soonMs = 7 * 86_400_000;

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
  return {
    attention: [...approvals.rows, ...companies.rows, ...messages.rows, ...projects.rows],
    attentionCounts: {
      projectsAwaitingApproval: approvals.total,
      unverifiedCompanies: companies.total,
      openMessages: messages.total,
      projectsWithoutApplicants: projects.total,
    },
  };
}
