import { sql } from 'kysely';
import type { Milestone } from '../../../src/contract/engagements/deliveries.ts';
import type { EngagementState } from '../../../src/contract/engagements/engagements.ts';
import { isRunning } from '../../../src/machines/lifecycle/engagement.ts';
import type { Command } from '../../platform/calls/command.ts';
import type { Person } from '../../platform/calls/person.ts';
import type { Database } from '../../platform/database/open.ts';
import { allRows, firstRow } from '../../platform/database/rows.ts';
import { orNotFound, Problem } from '../../platform/http/problem.ts';
import { lockForMove } from '../applications/move.ts';
import { isInvolved } from '../applications/rules.ts';
import type { Owned } from '../projects/rules.ts';
import { leadOf, supervisorsOf } from '../projects/team/lead.ts';
import { isSeen } from '../universities/students.ts';
import { runs, sidesOf } from './columns.ts';

/** Facts for every act in an engagement. */
export interface KnownEngagement extends Owned {
  readonly id: number;
  readonly state: EngagementState;
  readonly studentId: number;
  readonly studentName: string;
  readonly projectId: number;
  readonly title: string;
  readonly companyName: string;
  /** Null if nobody signs in for its company. */
  readonly leadId: number | null;
  /** Academic supervisor of the student; null for nobody. */
  readonly academicSupervisorId: number | null;
}

const known = sql`
  select e.id, e.state, a.student_id as "studentId", s.first_name || ' ' || s.last_name as "studentName",
    p.id as "projectId", p.title, p.company_id as "companyId", c.name as "companyName",
    ${leadOf} as "leadId", ${supervisorsOf} as supervisors,
    a.academic_supervisor_id as "academicSupervisorId"
  from engagements e ${sidesOf(sql`e.id`)}`;

/** An engagement that is something to this person. @throws {Problem} `not-found`, also for a stranger’s */
export async function findEngagement(
  db: Database,
  id: number,
  person: Person,
): Promise<KnownEngagement> {
  return requireInvolved(db, await readEngagement(db, id), person);
}

/** Reads an engagement for the product itself, locking it if asked. */
export async function readEngagement(
  db: Database,
  id: number,
  held = sql``,
): Promise<KnownEngagement | null> {
  return firstRow<KnownEngagement>(db)`${known} where e.id = ${id} ${held}`;
}

const hold = (transaction: Database, id: number) =>
  readEngagement(transaction, id, sql`for no key update of e`);

/** Holds an engagement until the transaction ends. @throws {Problem} `not-found`, also for a stranger’s */
export async function holdEngagement(
  { transaction, by }: Command,
  id: number,
): Promise<KnownEngagement> {
  return requireInvolved(transaction, await hold(transaction, id), by);
}

/**
 * Locks an engagement for the product itself, with everything that a move of its application locks before.
 * @throws {Problem} `not-found`
 */
export async function holdForProduct(transaction: Database, id: number): Promise<KnownEngagement> {
  await lockForMove(transaction, id);
  return orNotFound(await hold(transaction, id));
}

/** Locks an engagement that still runs. @throws {Problem} `not-found`, `engagement-over` */
export const lockEngagement = async (command: Command, id: number): Promise<KnownEngagement> =>
  requireRunning(await holdEngagement(command, id));

/** An engagement with those of its teammates: of the same project, and running. */
export interface Team {
  readonly engagement: KnownEngagement;
  readonly mates: readonly KnownEngagement[];
}

/**
 * Locks the engagements of the whole team in the order of their numbers, so that members who act at once wait for each
 * other.
 * @throws {Problem} `not-found`, also for a stranger’s; `engagement-over`
 */
export async function lockTeam({ transaction, by }: Command, id: number): Promise<Team> {
  const held = sql<KnownEngagement>`
    ${known} where a.project_id = (select project_id from applications where id = ${id})
      and (e.id = ${id} or ${runs})
    order by e.id for no key update of e`;
  await held.execute(transaction);
  // Read again, to see members who joined during the wait. Later ones wait.
  const { rows } = await held.execute(transaction);
  const own = rows.find((one) => one.id === id);
  const engagement = requireRunning(await requireInvolved(transaction, own, by));
  return { engagement, mates: rows.filter((one) => one !== own) };
}

/** @throws {Problem} `engagement-over` */
export function requireRunning<Known extends Pick<KnownEngagement, 'state'>>(
  engagement: Known,
): Known {
  if (!isRunning(engagement.state))
    throw new Problem('engagement-over', `This work is ${engagement.state}.`);
  return engagement;
}

async function requireInvolved(
  db: Database,
  engagement: KnownEngagement | null | undefined,
  person: Person,
): Promise<KnownEngagement> {
  if (!engagement) throw new Problem('not-found');
  const isTheirs =
    person.role === 'Faculty'
      ? await isSeen(db, person.accountId, engagement.studentId)
      : isInvolved(person, { ...engagement, status: 'Accepted' }, engagement);
  if (!isTheirs) throw new Problem('not-found');
  return engagement;
}

/** Names an engagement in the audit log as the application it came from. */
export const auditSubject = ({ id, title }: { readonly id: number; readonly title: string }) =>
  ({ kind: 'application', subjectId: id, subject: title }) as const;

interface DueMilestone extends Pick<Milestone, 'number' | 'title' | 'by' | 'state'> {
  /** The newest version that was delivered; 0 before the first. */
  readonly version: number;
  /** Of its deliveries; teammates share that of a team's milestone. */
  readonly series: number;
}

/** A milestone of the agreed plan; its engagement must be locked. @throws {Problem} `not-found` */
export async function milestoneOf(
  transaction: Database,
  id: number,
  number: number,
): Promise<DueMilestone> {
  const row = await firstRow<DueMilestone>(transaction)`
    select number, title, by, state, coalesce(version, 0) as version, series
    from milestones where engagement_id = ${id} and number = ${number}`;
  return orNotFound(row);
}

interface Held {
  readonly milestone: DueMilestone;
  /** Its engagement and those of teammates who are at it together, each with the number it has there. */
  readonly members: readonly { readonly engagement: KnownEngagement; readonly number: number }[];
}

/**
 * Locks a milestone until the transaction ends, with the whole team.
 * @throws {Problem} `not-found`, also for a stranger’s; `engagement-over`
 */
export async function lockMilestone(command: Command, id: number, number: number): Promise<Held> {
  const { transaction } = command;
  const { engagement, mates } = await lockTeam(command, id);
  const milestone = await milestoneOf(transaction, id, number);
  const rows = await allRows<{ of: number; number: number }>(transaction)`
    select engagement_id as of, number from milestones
    where series = ${milestone.series} and state = ${milestone.state}`;
  const members = [engagement, ...mates].flatMap((one) =>
    rows.filter(({ of }) => of === one.id).map((row) => ({ engagement: one, number: row.number })),
  );
  return { milestone, members };
}
