import { type RawBuilder, sql } from 'kysely';
import {
  type ApplicationEventKind,
  type ApplicationFacts,
  applicationEventKinds,
} from '../../../src/contract/applications/events.ts';
import type { ApplicationStatus } from '../../../src/contract/applications/moves.ts';
import { dayMs } from '../../../src/contract/days.ts';
import { listedKinds } from '../../../src/contract/events/event.ts';
import type { ApplicationNames } from '../../../src/words/applications/names.ts';
import { ownApplication } from '../../../src/words/applications/news.ts';
import {
  type Concerned,
  type Happening,
  type KeptEvent,
  keepEvents,
  tellEvents,
} from '../../platform/acts/happened.ts';
import type { Act } from '../../platform/calls/command.ts';
import { literals } from '../../platform/database/expressions.ts';
import type { Database } from '../../platform/database/open.ts';
import { allValues, firstValue } from '../../platform/database/rows.ts';
import { byNumber, type ReadEvent } from '../../platform/events/told.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { LockedProject } from '../projects/lock.ts';
import { universitiesBy } from '../universities/happened.ts';
import { mailWhatHappensNext } from './accepted.ts';

/** True for `events e` of an application that are in its history. */
export const isMove = sql`(e.about = 'application' and e.kind in (${literals(listedKinds(applicationEventKinds))}))`;

/** From the events of an application those of its history, as `e`; further conditions may follow. */
export const movesOf = (id: RawBuilder<unknown>) => sql`
  from events e where e.about_id = ${id} and ${isMove}`;

/** An application as it was before a move. */
interface Moved {
  readonly id: number;
  readonly studentId: number;
  readonly status: ApplicationStatus | null;
}

type Facts<Kind extends ApplicationEventKind> = Omit<ApplicationFacts<Kind>, 'project' | 'from'>;

/** More than anybody moves one application in a day. Each move is kept for good and announced to the other side. */
const movesADay = 50;

/**
 * Keeps what has happened to an application; `tellMoved` tells it.
 * @throws {Problem} `too-many-requests` for moving one to and fro
 */
export async function keepMoved<Kind extends ApplicationEventKind>(
  act: Act,
  { id, status }: Pick<Moved, 'id' | 'status'>,
  projectId: number,
  kind: Kind,
  facts: Facts<Kind>,
): Promise<KeptEvent> {
  const { transaction, at, by } = act;
  const since = new Date(at.getTime() - dayMs);
  const moves = await firstValue<number>(transaction)`
    select count(*)::int ${movesOf(sql`${id}`)} and e.account_id = ${by?.accountId ?? null} and e.at > ${since}`;
  if (moves! >= movesADay)
    throw new Problem(
      'too-many-requests',
      `You have changed this application ${movesADay} times within a day. Go on tomorrow.`,
    );
  const moved = { ...facts, project: projectId, from: status };
  const [event] = await keepEvents(act, [{ kind, aboutId: id, facts: moved } as Happening<Kind>]);
  return event!;
}

/** Tells the other side of a move that is kept, in the transaction that makes it. */
export async function tellMoved(
  act: Act,
  application: Moved,
  project: LockedProject,
  event: KeptEvent,
): Promise<void> {
  const { transaction } = act;
  if (event.kind === 'accept' || event.kind === 'confirm')
    await mailWhatHappensNext(act, transaction, application.id);
  // An offer that was answered, or has ended, asks for no answer any more.
  if (application.status === 'Offered')
    await act.newsMails.drop(transaction, ownApplication(application.id));
  const concerned = await concernedBy(transaction, event, application, project);
  await tellEvents(act, [{ ...event, concerned }]);
}

/** Moves that the supervisors of the project are told of too, not only its lead. */
const concernsWork: ReadonlySet<string> = new Set(['accept', 'confirm', 'answer']);

async function concernedBy(
  transaction: Database,
  { kind, facts }: KeptEvent,
  { studentId }: Moved,
  { leadId, supervisors }: LockedProject,
): Promise<Concerned> {
  const lead = leadId === null ? [] : [leadId];
  const company = new Set([
    ...lead,
    ...(leadId !== null && concernsWork.has(kind) ? supervisors : []),
  ]);
  if (kind === 'await') {
    const { isEarlier } = facts as ApplicationFacts<'await'>;
    const university = await allValues<number>(transaction)`
      select w.account_id from students s join faculty_universities w on w.university_id = s.university_id
      where s.id = ${studentId} order by w.account_id`;
    return { company, university, student: isEarlier ? [studentId] : [] };
  }
  // An admin's decision with reasons is announced to both sides elsewhere.
  const isAnnounced = kind === 'complete' && (facts as ApplicationFacts<'complete'>).note !== '';
  return { company, student: isAnnounced ? [] : [studentId] };
}

type Sides = Omit<ApplicationNames, 'university' | 'supervisor'>;
const sides = sql`
  select a.id, p.title as project, c.name as company, s.first_name || ' ' || s.last_name as student
  from applications a join projects p on p.id = a.project_id join companies c on c.id = p.company_id
    join students s on s.id = a.student_id
  where a.id`;
const supervisors = sql`select f.account_id as id, f.name from faculty f where f.account_id`;

interface Named {
  readonly name: string;
}

/** The names that events of applications are told with, in the same order. */
export async function applicationNames(
  db: Database,
  events: readonly ReadEvent[],
): Promise<ApplicationNames[]> {
  const facts = events.map(
    (event) => event.facts as { readonly university?: number; readonly staff?: number },
  );
  const ids = events.map(({ aboutId }) => aboutId);
  const applications = await byNumber<Sides>(db, ids, sides);
  const asked = facts.map(({ university }) => university);
  const universities = await byNumber<Named>(db, asked, universitiesBy);
  const staff = facts.map((one) => one.staff);
  const supervising = await byNumber<Named>(db, staff, supervisors);
  return ids.map((id, at) => ({
    ...applications.get(id)!,
    university: universities.get(asked[at])?.name ?? null,
    supervisor: supervising.get(staff[at])?.name ?? null,
  }));
}
