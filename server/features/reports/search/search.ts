import type { FastifyInstance } from 'fastify';
import { type RawBuilder, sql } from 'kysely';
import { endpoints } from '../../../../src/contract/endpoints.ts';
import { projectStatusLabels } from '../../../../src/contract/projects/statuses.ts';
import type { Found } from '../../../../src/contract/reports/overview.ts';
import { serve } from '../../../platform/calls/serve.ts';
import type { Database } from '../../../platform/database/open.ts';
import { searchedIn } from '../../../platform/database/paged.ts';
import { allRows } from '../../../platform/database/rows.ts';

/** Results of each kind in the search box. */
const ofEachKind = 5;

/** The label of a project’s status, as everybody reads it. */
const statusInWords = sql`(${JSON.stringify(projectStatusLabels)}::jsonb ->> p.status)`;

/** A query for each kind, newest matches first. It includes a company's drafts, because only admins search. */
const kinds: readonly ((q: string) => RawBuilder<unknown>)[] = [
  (q) => sql`
    select 'student' as kind, id, first_name || ' ' || last_name as title, email || ', ' || university as detail
    from students s where ${searchedIn(sql`s.search`, q)} order by joined_at desc, id desc`,
  (q) => sql`
    select 'company' as kind, id, name as title, concat_ws(', ', nullif(recruiter, ''), nullif(email, ''), nullif(industry, '')) as detail
    from companies c where ${searchedIn(sql`c.search`, q)} order by created_at desc, id desc`,
  (q) => sql`
    select 'project' as kind, p.id, p.title, c.name || ', ' || ${statusInWords} as detail
    from (select * from projects where ${searchedIn(sql`search`, q)}
          order by posted_at desc, id desc limit ${ofEachKind}) p
      join companies c on c.id = p.company_id order by p.posted_at desc, p.id desc`,
  (q) => sql`
    select 'admin' as kind, id, admin_name as title, email || ', ' || admin_level as detail
    from accounts a where a.role = 'Admin' and ${searchedIn(sql`as_searched(' ' || admin_name || ' ' || email)`, q)}
    order by created_at desc, id desc`,
];

/** Five matches of each kind, students first; nothing for an empty text. */
export async function searchFor(db: Database, q: string): Promise<Found[]> {
  if (q === '') return [];
  const parts = kinds.map((kind) => sql`(${kind(q)} limit ${ofEachKind})`);
  return allRows<Found>(db, 'each time')`
    ${sql.join(parts, sql` union all `)}`;
}

/** The search box of the admin area. */
export async function search(app: FastifyInstance) {
  serve(app, endpoints.search, async ({ query }, { reads }) => searchFor(reads, query.q));
}
