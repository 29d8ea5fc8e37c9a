import { type RawBuilder, sql } from 'kysely';
import { daysLater } from '../../../../src/contract/days.ts';
import {
  isOfWork,
  nextSteps,
  type StandingReason,
  type WaitingReason,
  type WorkStanding,
  waitingReasons,
  workStandings,
} from '../../../../src/contract/engagements/engagements.ts';
import { limitsOn, reasons, silentAfter } from '../../../../src/machines/lifecycle/standing.ts';
import type { Person } from '../../../platform/calls/person.ts';
import { literals } from '../../../platform/database/expressions.ts';
import { dayIn, endOfDay } from '../../../platform/jobs/programme-day.ts';

/** Moment and time zone of a standing. */
export interface Moment {
  readonly now: Date;
  readonly timeZone: string;
}

export interface Viewer extends Moment {
  readonly person: Person;
}

export interface Standings {
  readonly standing: RawBuilder<WorkStanding>;
  readonly reason: RawBuilder<StandingReason | null>;
  /** The condition for one standing, both exact and usable by an index. */
  condition(standing: WorkStanding): RawBuilder<unknown>;
}

/** `standingOf` of `engagements e` that run, as SQL: how each is getting on, and what puts it there. */
export function standingInSql(moment: Moment): Standings {
  const limits = limitsAt(moment);
  const passed = (limit: 'told' | 'late' | 'risk', of: readonly WaitingReason[] = waitingReasons) =>
    anyOf(
      limits.flatMap(({ reason, [limit]: before }) =>
        before === null || !of.includes(reason)
          ? []
          : [sql`${waitsFor[reason]} and e.waits_since < ${before}::timestamptz`],
      ),
    );
  const [told, late, risk] = [passed('told'), passed('late'), passed('risk')];
  const isSilent = silent(moment);
  const atRisk = sql`(${risk} or ${isSilent})`;
  const others = waitingReasons.filter((reason) => reason !== 'help');
  /** Each condition except the first assumes that the work is not at risk. */
  const isOf = {
    'At risk': atRisk,
    Overdue: sql`(e.turn <> 'both' and ${late})`,
    'Needs help': sql`(e.turn <> 'both' and ${passed('told', ['help'])})`,
    Waiting: sql`(e.turn <> 'both' and ${passed('told', others)} and not ${late})`,
    'On track': sql`(e.turn = 'both' or not ${told})`,
  };
  const whens = workStandings.map((one) => sql`when ${isOf[one]} then ${sql.lit(one)}`);
  const standing = sql<WorkStanding>`case ${sql.join(whens, sql` `)} end`;
  const reason = sql<StandingReason | null>`case
    when ${risk} then ${waitedFor}
    when ${isSilent} then 'silence'
    when e.turn <> 'both' and ${told} then ${waitedFor} end`;
  /** Written out, because PostgreSQL cannot estimate a `case` that equals something, and plans for few. */
  const condition = (standing: WorkStanding) => {
    const within = beganIn(standing, moment, limits);
    const others = standing === 'At risk' ? sql`true` : sql`not ${atRisk}`;
    return sql`${within} and ${others} and ${isOf[standing]}`;
  };
  return { standing, reason, condition };
}

/**
 * Between which instants the waiting of work of one standing began, so that no more is looked at: half of the board would
 * be walked over to come by the rest. Few ask for help, and an index has them.
 */
function beganIn(standing: WorkStanding, moment: Moment, limits: Limits[]): RawBuilder<unknown> {
  const inOrder = (instants: readonly Date[]) =>
    instants.toSorted((one, other) => one.getTime() - other.getTime());
  const waiting = limits.filter(({ reason }) => reason !== 'help' && reason !== 'blocked');
  const risks = inOrder(waiting.map(({ risk }) => risk));
  const lates = inOrder(waiting.flatMap(({ late }) => late ?? []));
  const told = inOrder(waiting.map(({ told, risk }) => told ?? risk));
  const after = (instant: Date) => sql`e.waits_since >= ${instant}::timestamptz`;
  const before = (instant: Date) => sql`e.waits_since < ${instant}::timestamptz`;
  switch (standing) {
    case 'At risk':
      return sql`(${before(risks.at(-1)!)} or ${callsForHelp} or ${silent(moment)})`;
    case 'Needs help':
      return callsForHelp;
    case 'On track':
      return after(told[0]!);
    case 'Overdue':
      return sql`${after(risks[0]!)} and ${before(lates.at(-1)!)}`;
    default:
      return sql`${after(risks[0]!)} and ${before(told.at(-1)!)}`;
  }
}

/** As the index of those says it. */
const callsForHelp = sql`e.next in ('help', 'unblock')`;

/** `isSilent` of `engagements e`. */
function silent({ now }: Moment): RawBuilder<boolean> {
  const before = new Date(now.getTime() - silentAfter);
  return sql`(e.state = 'Working' and e.opened_at <= ${before}::timestamptz
    and (e.student_acted_at is null or e.student_acted_at <= ${before}::timestamptz))`;
}

interface Limits {
  readonly reason: WaitingReason;
  /** Waiting since before then counts as told, late, or at risk. */
  readonly told: Date | null;
  readonly late: Date | null;
  readonly risk: Date;
}

/** The limits of the rule as instants of `waits_since`: for a delivery its day ends in UTC, for all else where the programme is. */
function limitsAt({ now, timeZone }: Moment): Limits[] {
  const today = dayIn(timeZone, now);
  if (latest.today !== today || latest.timeZone !== timeZone)
    latest = { today, timeZone, limits: limitsOfDay(today, timeZone) };
  return latest.limits;
}

/** Kept, because to work them out takes as long as the statement that reads a room. */
let latest: { today: string; timeZone: string; limits: Limits[] } = {
  today: '',
  timeZone: '',
  limits: [],
};

function limitsOfDay(today: string, timeZone: string): Limits[] {
  const limits = limitsOn(today);
  return waitingReasons.map((reason) => {
    const after = (day: string) =>
      reason === 'delivery' ? new Date(daysLater(day, 2)) : endOfDay(timeZone, day);
    const { told, late, risk } = limits[reason];
    const ended = (day: string | null) => (day === null ? null : after(day));
    return { reason, told: ended(told), late: ended(late), risk: after(risk) };
  });
}

const anyOf = (conditions: RawBuilder<unknown>[]) =>
  conditions.length > 0 ? sql`(${sql.join(conditions, sql` or `)})` : sql`false`;

/** For each reason the condition that `engagements e` waits for it. */
const waitsFor = Object.fromEntries(
  waitingReasons.map((reason) => {
    const steps = nextSteps.filter((step) => isOfWork(step) && reasons[step] === reason);
    return [reason, sql`e.next in (${literals(steps)})`];
  }),
) as Record<WaitingReason, RawBuilder<boolean>>;

const waitedFor = sql`case ${sql.join(
  waitingReasons.map((reason) => sql`when ${waitsFor[reason]} then ${sql.lit(reason)}`),
  sql` `,
)} end`;
