import { sql } from 'kysely';
import { companyPage, projectPage } from '../../../../src/contract/projects/addresses.ts';
import type { Project, ProjectDetail } from '../../../../src/contract/projects/projects.ts';
import type { Person } from '../../../platform/calls/person.ts';
import type { Database } from '../../../platform/database/open.ts';
import { allRows, firstRow, hasRow } from '../../../platform/database/rows.ts';
import { type PublicFacts, publicFacts } from '../../companies/profile.ts';
import { readProject } from '../browse/detail.ts';

/** A reader without an account sees projects as students do, but has nothing of their own. */
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
  const isPublic = await hasRow(db)`
    select 1 from projects where id = ${id} and is_posted(status) and not company_disabled`;
  return isPublic ? readProject(db, id, visitor, now) : null;
}

export interface PublicCompany extends PublicFacts {
  readonly open: readonly ListedProject[];
  readonly past: readonly ListedProject[];
}
export type ListedProject = Pick<
  Project,
  'pid' | 'title' | 'engineeringType' | 'duration' | 'location' | 'status'
>;

const isShown = sql`not exists (
  select from accounts a where a.id = c.account_id and a.state <> 'active')`;

/** Projects of each kind on a company's page. */
export const listedAtMost = 50;

/** A company that everybody may read about, or null: one whose account is disabled or not confirmed yet is not shown. */
export async function publicCompany(
  db: Database,
  id: number,
  now: Date,
): Promise<PublicCompany | null> {
  const company = await publicFacts(db, id, now, isShown);
  return (
    company && {
      ...company,
      open: await projectsOf(db, id, sql`open`),
      past: await projectsOf(db, id, sql`status in ('In Progress', 'Completed')`),
    }
  );
}

const projectsOf = (db: Database, companyId: number, condition: ReturnType<typeof sql>) =>
  allRows<ListedProject>(db)`
    select id as pid, title, engineering_type as "engineeringType", duration_days as duration, location, status
    from projects where company_id = ${companyId} and ${condition}
    order by posted_at desc, id desc limit ${sql.lit(listedAtMost)}`;

/** A public page by its one address, and what changes with the rows that it shows, and with the day: so do a company’s habits. */
export interface Stamped {
  readonly address: string;
  readonly stamp: string;
}

// Every write of a row gives it another `xmin`.
const domains = sql`(
  select string_agg(d.xmin::text, ' ' order by d.id) from company_domains d where d.company_id = c.id)`;

/** Limit of a company's newest projects read. */
const projectsAtMost = 200;
const projects = sql`(
  select string_agg(xmin::text, ' ') from (
    select p.xmin from projects p where p.company_id = c.id
    order by p.posted_at desc, p.id desc limit ${sql.lit(projectsAtMost)}) newest)`;

/** True for a posted project whose company is disabled, so its page is away for now. */
export const isProjectAway = (db: Database, id: number): Promise<boolean> => hasRow(db)`
  select 1 from projects where id = ${id} and is_posted(status) and company_disabled`;

/** True for a company that is disabled, so its page is away for now. */
export const isCompanyAway = (db: Database, id: number): Promise<boolean> => hasRow(db)`
  select 1 from companies c join accounts a on a.id = c.account_id where c.id = ${id} and a.state = 'disabled'`;

interface StampedRow {
  readonly id: number;
  readonly name: string;
  readonly stamp: string;
}

/** A project that everybody may read; null for any other. */
export async function projectStamp(db: Database, id: number): Promise<Stamped | null> {
  const row = await firstRow<StampedRow>(db)`
    select p.id, p.title as name, concat_ws(' ', p.xmin, c.xmin, t.xmin, ${domains}, current_date) as stamp
    from projects p join companies c on c.id = p.company_id left join terms t on t.id = p.term_id
    where p.id = ${id} and is_posted(p.status) and not p.company_disabled`;
  return row && { address: projectPage({ pid: row.id, title: row.name }), stamp: row.stamp };
}

/** A company that everybody may read about; null for any other. */
export async function companyStamp(db: Database, id: number): Promise<Stamped | null> {
  const row = await firstRow<StampedRow>(db)`
    select c.id, c.name, concat_ws(' ', c.xmin, ${domains}, ${projects}, current_date) as stamp
    from companies c where c.id = ${id} and ${isShown}`;
  return row && { address: companyPage(row), stamp: row.stamp };
}
