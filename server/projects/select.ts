import { type RawBuilder, sql } from 'kysely';
import type { Project } from '../../src/contract/projects.ts';
import type { Person } from '../accounts/person.ts';
import { obstacle } from '../applications/rules.ts';
import { asInstant } from '../database/instant.ts';
import { plannedAnew } from '../database/named-client.ts';
import type { Asked } from '../database/open.ts';
import { fitOf } from '../matching/fit.ts';

/** Who asks for projects, and when. */
export interface Asking {
  readonly person: Person;
  readonly now: Date;
  /** Whether to look up what waits in each project, for its own company. */
  readonly withWaiting: boolean;
}

/** A project as the statement answers it: with the asking student's profile beside it, for its fit. */
export type Row = Omit<Project, 'fit' | 'applying' | 'waiting'> & Waiting & Profile;
type Waiting = NonNullable<Project['waiting']>;
interface Profile {
  readonly ownSkills: string | null;
  readonly ownType: string;
  readonly ownDays: number | null;
}

/** The wire's projects from the rows that `rest` of the statement chooses, `anew` where its plan depends on the values. */
export async function select(
  db: Asked,
  asking: Asking,
  rest: RawBuilder<unknown>,
  anew = false,
): Promise<Project[]> {
  const { person, withWaiting } = asking;
  const { rows } = await sql<Row>`
    ${sql.raw(anew ? plannedAnew : '')}
    select ${projectColumns(person)} ${withWaiting ? sql`, w.*` : sql``}
    from projects p join companies c on c.id = p.company_id
    ${person.role === 'Student' ? sql`left join students me on me.id = ${person.accountId}` : sql``}
    ${withWaiting ? waiting : sql``}
    ${rest}`.execute(db);
  return rows.map((row) => asListed(row, asking));
}

/** The wire's project from its row. */
export function asListed(row: Row, { now, withWaiting }: Omit<Asking, 'person'>): Project {
  const { newApplications, oldestNewAt, offers, firstOfferEndsAt, ...rest } = row;
  const { ownSkills: skills, ownType: engineeringType, ownDays: availableDays, ...project } = rest;
  return {
    ...project,
    applying: obstacle(asStored(project), now) ?? 'open',
    fit: skills === null ? null : fitOf(project, { skills, engineeringType, availableDays }),
    ...(withWaiting && { waiting: { newApplications, oldestNewAt, offers, firstOfferEndsAt } }),
  };
}

const asStored = ({
  deadline,
  ...project
}: Pick<Project, 'status' | 'deadline' | 'places' | 'placesTaken'>) => ({
  ...project,
  deadline: deadline === null ? null : new Date(deadline),
});

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
    select new_ones."newApplications", new_ones."oldestNewAt", offered.offers, offered."firstOfferEndsAt"
  ) w`;

/** The wire's project from `projects p` and `companies c`, with what only this person may know. */
function projectColumns(person: Person): RawBuilder<unknown> {
  const applied =
    person.role === 'Student'
      ? sql`exists (select 1 from applications a where a.student_id = ${person.accountId} and a.project_id = p.id
          and a.status in ('Under Review', 'Shortlisted', 'Offered', 'Accepted'))`
      : sql`null::boolean`;
  const profile =
    person.role === 'Student'
      ? sql`me.skills as "ownSkills", me.engineering_type as "ownType", me.available_days as "ownDays"`
      : sql`null as "ownSkills"`;
  return sql`
    p.id as pid, p.title, c.name as "companyName", p.description, p.project_link as "projectLink", p.skills,
    p.engineering_type as "engineeringType", p.duration_days as duration, p.location, p.status,
    c.verified_at is not null as "companyVerified", p.places, p.places_taken as "placesTaken", ${asInstant(sql`p.deadline`)} as deadline,
    ${openApplications(person)} as "openApplications", ${applied} as applied,
    ${profile}`;
}

function openApplications(person: Person): RawBuilder<unknown> {
  if (person.role === 'Admin') return sql`p.open_applications`;
  if (person.role === 'Company') {
    return sql`case when c.account_id = ${person.accountId} then p.open_applications end`;
  }
  return sql`null::int`;
}
