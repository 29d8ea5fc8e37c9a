import { type RawBuilder, sql } from 'kysely';
import type { Project } from '../../src/contract/projects.ts';
import type { Person } from '../accounts/person.ts';
import { obstacle } from '../applications/rules.ts';
import { asInstant } from '../database/instant.ts';
import type { Database } from '../database/open.ts';
import { type FitStudent, fitOf } from '../matching/fit.ts';

/** Who asks for projects, and when. */
export interface Asking {
  readonly person: Person;
  /** Their fit profile, where a student asks. */
  readonly student: FitStudent | null;
  readonly now: Date;
  /** Whether to look up what waits in each project, for its own company. */
  readonly withWaiting: boolean;
}

type Row = Omit<Project, 'fit' | 'applying' | 'waiting'> & Waiting;
type Waiting = NonNullable<Project['waiting']>;

/** The wire's projects from the rows that `rest` of the statement chooses. */
export async function select(
  db: Database,
  { person, student, now, withWaiting }: Asking,
  rest: RawBuilder<unknown>,
): Promise<Project[]> {
  const { rows } = await sql<Row>`
    select ${projectColumns(person)} ${withWaiting ? sql`, w.*` : sql``}
    from projects p join companies c on c.id = p.company_id ${withWaiting ? waiting : sql``}
    ${rest}`.execute(db);
  return rows.map(({ newApplications, oldestNewAt, offers, firstOfferEndsAt, ...project }) => ({
    ...project,
    applying: obstacle(asStored(project), now) ?? 'open',
    fit: student && fitOf(project, student),
    ...(withWaiting && { waiting: { newApplications, oldestNewAt, offers, firstOfferEndsAt } }),
  }));
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
  return sql`
    p.id as pid, p.title, c.name as "companyName", p.description, p.project_link as "projectLink", p.skills,
    p.engineering_type as "engineeringType", p.duration_days as duration, p.location, p.status,
    c.verified_at is not null as "companyVerified", p.places, p.places_taken as "placesTaken", ${asInstant(sql`p.deadline`)} as deadline,
    ${openApplications(person)} as "openApplications", ${applied} as applied`;
}

function openApplications(person: Person): RawBuilder<unknown> {
  if (person.role === 'Admin') return sql`p.open_applications`;
  if (person.role === 'Company') {
    return sql`case when c.account_id = ${person.accountId} then p.open_applications end`;
  }
  return sql`null::int`;
}
