import { sql } from 'kysely';
import type { CompanyHabits } from '../../../../src/contract/companies/habits.ts';
import type { Project, ProjectDetail } from '../../../../src/contract/projects/projects.ts';
import type { Person } from '../../../platform/calls/person.ts';
import type { Database } from '../../../platform/database/open.ts';
import { allRows, firstRow } from '../../../platform/database/rows.ts';
import { provedDomain } from '../../companies/domains/proved.ts';
import { habitsOf } from '../../companies/habits.ts';
import { readProject } from '../browse/detail.ts';

/** Whoever reads without an account sees of projects what students do, and is nobody among them. */
export const visitor: Person = {
  accountId: 0,
  sessionId: '',
  role: 'Student',
  adminLevel: null,
  member: null,
  passwordAt: new Date(0),
  lastWrite: null,
};

/** A project that everybody may read, or null: drafts and the projects of disabled companies are nobody's to see. */
export async function publicProject(
  db: Database,
  id: number,
  now: Date,
): Promise<ProjectDetail | null> {
  const rows = await allRows(db)`
    select 1 from projects where id = ${id} and is_posted(status) and not company_disabled`;
  return rows.length === 0 ? null : readProject(db, id, visitor, now);
}

export interface PublicCompany extends CompanyHabits {
  readonly id: number;
  readonly name: string;
  readonly industry: string;
  readonly size: string;
  readonly about: string;
  readonly website: string;
  readonly verified: boolean;
  readonly provedDomain: string | null;
  readonly open: readonly ListedProject[];
  readonly past: readonly ListedProject[];
}
export type ListedProject = Pick<
  Project,
  'pid' | 'title' | 'engineeringType' | 'duration' | 'location' | 'status'
>;

/** How many projects of each kind a company's page lists. */
export const listedAtMost = 50;

/** A company that everybody may read about, or null: one whose account is disabled or not confirmed yet is not shown. */
export async function publicCompany(
  db: Database,
  id: number,
  now: Date,
): Promise<PublicCompany | null> {
  const company = await firstRow<Omit<PublicCompany, keyof CompanyHabits | 'open' | 'past'>>(db)`
    select c.id, c.name, c.industry, c.size, c.about, c.website, c.verified_at is not null as verified, ${provedDomain} as "provedDomain"
    from companies c left join accounts a on a.id = c.account_id
    where c.id = ${id} and (c.account_id is null or a.state = 'active')`;
  if (!company) return null;
  return {
    ...company,
    ...(await habitsOf(db, id, now)),
    open: await projectsOf(db, id, sql`open`),
    past: await projectsOf(db, id, sql`status in ('In Progress', 'Completed')`),
  };
}

const projectsOf = (db: Database, companyId: number, condition: ReturnType<typeof sql>) =>
  allRows<ListedProject>(db)`
    select id as pid, title, engineering_type as "engineeringType", duration_days as duration, location, status
    from projects where company_id = ${companyId} and ${condition}
    order by posted_at desc, id desc limit ${sql.lit(listedAtMost)}`;
