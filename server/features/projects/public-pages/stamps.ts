import { type RawBuilder, sql } from 'kysely';
import { companyPage, projectPage } from '../../../../src/contract/projects/addresses.ts';
import type { Database } from '../../../platform/database/open.ts';

/** A public page by its one address, and what changes with the rows that it shows, and with the day: so do a company’s habits. */
export interface Stamped {
  readonly address: string;
  readonly stamp: string;
}

// Every write of a row gives it another `xmin`.
const domains = sql`(
  select string_agg(d.xmin::text, ' ' order by d.id) from company_domains d where d.company_id = c.id)`;

/** So many of a company's newest projects are looked at. */
const projectsAtMost = 200;
const projects = sql`(
  select string_agg(xmin::text, ' ') from (
    select p.xmin from projects p where p.company_id = c.id
    order by p.posted_at desc, p.id desc limit ${sql.lit(projectsAtMost)}) newest)`;

interface Row {
  readonly id: number;
  readonly name: string;
  readonly stamp: string;
}

/** A project that everybody may read; null for any other. */
export async function projectStamp(db: Database, id: number): Promise<Stamped | null> {
  const row = await first(
    db,
    sql`
      select p.id, p.title as name, concat_ws(' ', p.xmin, c.xmin, t.xmin, ${domains}, current_date) as stamp
      from projects p join companies c on c.id = p.company_id left join terms t on t.id = p.term_id
      where p.id = ${id} and is_posted(p.status) and not p.company_disabled`,
  );
  return row && { address: projectPage({ pid: row.id, title: row.name }), stamp: row.stamp };
}

/** A company that everybody may read about; null for any other. */
export async function companyStamp(db: Database, id: number): Promise<Stamped | null> {
  const row = await first(
    db,
    sql`
      select c.id, c.name, concat_ws(' ', c.xmin, ${domains}, ${projects}, current_date) as stamp
      from companies c left join accounts a on a.id = c.account_id
      where c.id = ${id} and (c.account_id is null or a.state = 'active')`,
  );
  return row && { address: companyPage(row), stamp: row.stamp };
}

const first = async (db: Database, query: RawBuilder<unknown>): Promise<Row | null> =>
  (await (query as RawBuilder<Row>).execute(db)).rows[0] ?? null;
