import { type RawBuilder, sql } from 'kysely';
import type { Project } from '../../../../src/contract/projects/projects.ts';
import type { Person } from '../../../platform/calls/person.ts';
import { asInstant } from '../../../platform/database/expressions.ts';
import type { Database } from '../../../platform/database/open.ts';
import type { Planned } from '../../../platform/database/planned.ts';
import { allRows } from '../../../platform/database/rows.ts';
import { projectFields, projectVersion } from '../columns.ts';
import { ownProjects } from '../lock.ts';
import { addViewerFields, type ProjectRow } from './viewer.ts';

export interface ReadOptions {
  readonly person: Person;
  readonly now: Date;
  /** Also counts what waits in each project, for its own company. */
  readonly withWaiting: boolean;
}

/** The wire's projects from the rows that `rest` of the statement chooses. */
export async function selectProjects(
  db: Database,
  options: ReadOptions,
  rest: RawBuilder<unknown>,
): Promise<Project[]> {
  return addViewerFields(
    db,
    options.person,
    options.now,
    await selectProjectRows(db, options, rest),
  );
}

/** The rows that `rest` of the statement chooses. */
export const selectProjectRows = (
  db: Database,
  { person, withWaiting }: ReadOptions,
  rest: RawBuilder<unknown>,
  when: Planned = 'once',
) =>
  allRows<ProjectRow>(db, when)`
    select ${projectColumns(person)} ${withWaiting ? sql`, w.waiting` : sql``}
    from projects p join companies c on c.id = p.company_id left join terms t on t.id = p.term_id
    ${withWaiting ? waiting : sql``}
    ${rest}`;

/** Both look only at what waits in one project, by the index that begins with project and status. */
const waiting = sql`
  cross join lateral (
    select count(*)::int as "newApplications", ${asInstant(sql`min(a.applied_at)`)} as "oldestNewAt"
    from applications a where a.project_id = p.id and a.status = 'Under Review'
  ) new_ones
  cross join lateral (
    select count(*)::int as offers, ${asInstant(sql`min(a.offer_expires_at)`)} as "firstOfferEndsAt"
    from applications a where a.project_id = p.id and a.status = 'Offered'
  ) offered
  cross join lateral (
    select new_ones."oldestNewAt", json_build_object('newApplications', new_ones."newApplications",
      'oldestNewAt', new_ones."oldestNewAt", 'offers', offered.offers, 'firstOfferEndsAt', offered."firstOfferEndsAt") as waiting
  ) w`;

/** The wire's project from `projects p` and `companies c`, with what only this person may know. */
function projectColumns(person: Person): RawBuilder<unknown> {
  return sql`
    p.id as pid, ${projectFields}, p.status, p.places_taken as "placesTaken", c.id as "companyId", c.name as "companyName",
    c.verified_at is not null as "companyVerified", p.company_disabled as "companyAway",
    ${asInstant(sql`t.opens_at`)} as "opensAt", ${asInstant(sql`t.closes_at`)} as "closesAt",
    ${openApplications(person)} as "openApplications" ${person.role === 'Student' ? sql`` : sql`, ${projectVersion}`}`;
}

function openApplications(person: Person): RawBuilder<unknown> {
  if (person.role === 'Admin') return sql`p.open_applications`;
  if (person.role === 'Company') {
    return sql`case when ${ownProjects(person)} then p.open_applications end`;
  }
  return sql`null::int`;
}
