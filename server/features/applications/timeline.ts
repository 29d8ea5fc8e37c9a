import { type RawBuilder, sql } from 'kysely';
import {
  type Application,
  type ApplicationDetail,
  type EarlierVersion,
  type TimelineEntry,
  timelineAtMost,
} from '../../../src/contract/applications/applications.ts';
import { reasonsFor } from '../../../src/contract/applications/moves.ts';
import type { Page } from '../../../src/contract/paging.ts';
import type { Person } from '../../platform/calls/person.ts';
import { asInstant } from '../../platform/database/expressions.ts';
import type { Database } from '../../platform/database/open.ts';
import { allRows, firstValue } from '../../platform/database/rows.ts';
import { orNotFound, Problem } from '../../platform/http/problem.ts';
import { readProject } from '../projects/browse/detail.ts';
import { ownerOf } from '../projects/lock.ts';
import { readProjectTeam } from '../projects/team/lead.ts';
import { shownRecommendations } from '../universities/recommendations/recommend.ts';
import { whoConfirms } from '../universities/students.ts';
import { earlierVersionsOf, readVersion } from './editing/versions.ts';
import { movesOf } from './happened.ts';
import { findApplication } from './listing.ts';
import { isInvolved } from './rules.ts';

/**
 * An application with the newest of its moves, oldest first, and its project.
 * @throws {Problem} `not-found`, also for a stranger's
 */
export async function readApplication(
  db: Database,
  id: number,
  person: Person,
  now: Date,
): Promise<ApplicationDetail> {
  const application = orNotFound(await findApplication(db, id, person));
  await requireInvolved(db, application, person);
  const moves = await movesIn(
    db,
    sql`select e.* ${movesOf(sql`${id}`)} order by e.at desc, e.id desc limit ${timelineAtMost}`,
  );
  const read = await readProject(db, application.projectId, person, now);
  const team = hasOffer(application) ? await readProjectTeam(db, read.pid) : read.team;
  const fromUniversity = {
    academicSupervisor: await academicSupervisorOf(db, id),
    confirmedBy:
      application.status === 'Offered' ? ((await whoConfirms(db, id))?.name ?? null) : null,
    recommendations:
      person.role === 'Student' ? [] : await shownRecommendations(db, application.studentId),
  };
  const project = { ...read, team };
  return {
    ...application,
    ...(await readVersion(db, id)),
    ...fromUniversity,
    timeline: moves,
    project,
  };
}

/** Moves of applications by the numbers of their events. */
export const movesAmong = (db: Database, ids: readonly number[]) =>
  movesIn(db, sql`select e.* from events e where e.id = any(${ids}::bigint[])`);

/** Moves among these events, oldest first. */
async function movesIn(
  db: Database,
  events: RawBuilder<unknown>,
): Promise<(TimelineEntry & { readonly id: number })[]> {
  const moves = await allRows<TimelineEntry & { id: number }>(db)`
    select e.id, ${asInstant(sql`e.at`)} as at, e.kind as event, e.facts ->> 'from' as "from", e.facts ->> 'to' as "to",
      coalesce(lower(a.role), 'system') as by, m.name || ' at ' || c.name as person,
      e.facts ->> 'reason' as reason, e.facts ->> 'note' as note
    from (${events}) e
      join applications x on x.id = e.about_id
      join projects p on p.id = x.project_id join companies c on c.id = p.company_id
      left join accounts a on a.id = e.account_id
      left join company_members m on m.company_id = c.id and m.account_id = e.account_id
    order by e.at, e.id`;
  return moves.map((move) => ({ ...move, reason: inWords(move) }));
}

/** True once the student may read who they would work with. */
const hasOffer = ({ status }: Application): boolean =>
  status === 'Offered' || status === 'Accepted';

/** One page of what an application said before each edit. @throws {Problem} `not-found`, also for a stranger's */
export async function readEarlierVersions(
  db: Database,
  id: number,
  person: Person,
  part: { page: number; pageSize: number },
): Promise<Page<EarlierVersion>> {
  await requireInvolved(db, orNotFound(await findApplication(db, id, person)), person);
  return earlierVersionsOf(db, id, part);
}

/** Name of the student's academic supervisor; null if there is none. */
const academicSupervisorOf = (db: Database, id: number) =>
  firstValue<string>(db)`
    select f.name from applications a join faculty f on f.account_id = a.academic_supervisor_id
    where a.id = ${id}`;

/** @throws {Problem} `not-found` for a person whom the application does not concern */
export async function requireInvolved(
  db: Database,
  application: Pick<Application, 'studentId' | 'projectId' | 'status'>,
  person: Person,
): Promise<void> {
  const project = orNotFound(await ownerOf(db, application.projectId));
  if (!isInvolved(person, application, project)) throw new Problem('not-found');
}

/** The sentence a student reads for a reason; other texts are unchanged. */
const inWords = ({ event, reason }: TimelineEntry): string => reasonsFor(event)?.[reason] ?? reason;
