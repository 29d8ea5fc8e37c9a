import { type RawBuilder, sql } from 'kysely';
import {
  type StandingReason,
  type WaitingReason,
  type WorkStanding,
  waitingReasons,
} from '../../../../src/contract/engagements/board.ts';
import { nextSteps, type Turn } from '../../../../src/contract/engagements/engagements.ts';
import { silentAfter } from '../../../../src/machines/lifecycle/silence.ts';
import { dayIn, daysLater, endOfDay } from '../../../platform/jobs/programme-day.ts';
import { limitsOn, reasons } from './standing.ts';

/** The moment and the place by which it is told how work is getting on. */
export interface Moment {
  readonly now: Date;
  readonly timeZone: string;
}

/** `standingOf` of `engagements e` that run, as SQL: how each is getting on, and what puts it there. */
export function standingInSql(moment: Moment, limits = limitsAt(moment)) {
  const passed = (limit: 'usual' | 'risk') =>
    sql`(${sql.join(
      limits.flatMap(({ reason, [limit]: before }) =>
        before === null
          ? []
          : [sql`e.next in (${stepsOf(reason)}) and e.waits_since < ${before}::timestamptz`],
      ),
      sql` or `,
    )})`;
  const atRisk = sql`(${passed('risk')} or ${silent(moment)})`;
  const onTrack = sql`(e.turn = 'both' or not ${passed('usual')})`;
  const standing = sql<WorkStanding>`case
    when ${atRisk} then 'At risk'
    when ${onTrack} then 'On track'
    when e.turn = 'company' then 'Waiting for company'
    else 'Waiting for student' end`;
  const whens = waitingReasons.map(
    (reason) => sql`when e.next in (${stepsOf(reason)}) then ${sql.lit(reason)}`,
  );
  const waitedFor = sql`case ${sql.join(whens, sql` `)} end`;
  const reason = sql<StandingReason | null>`case
    when ${passed('risk')} then ${waitedFor}
    when ${silent(moment)} then 'silence'
    when e.turn <> 'both' and ${passed('usual')} then ${waitedFor} end`;
  const waitingFor = (side: Turn) =>
    sql`not ${atRisk} and not ${onTrack} and e.turn = ${sql.lit(side)}`;
  /** Said plainly: of a `case` that equals something PostgreSQL cannot tell how many there are, and plans for few. */
  const conditions: Record<WorkStanding, RawBuilder<unknown>> = {
    'At risk': atRisk,
    'On track': sql`not ${atRisk} and ${onTrack}`,
    'Waiting for company': waitingFor('company'),
    'Waiting for student': waitingFor('student'),
  };
  return { standing, reason, conditions };
}

/**
 * Between which instants the waiting of work of one standing began, so that no more is looked at: half of the board
 * would be walked over to come by the rest.
 */
export function beganIn(
  standing: WorkStanding,
  moment: Moment,
  limits = limitsAt(moment),
): RawBuilder<unknown> {
  const inOrder = (instants: readonly Date[]) =>
    instants.toSorted((one, other) => one.getTime() - other.getTime());
  const risks = inOrder(limits.map(({ risk }) => risk));
  const usuals = inOrder(limits.map(({ usual, risk }) => usual ?? risk));
  const after = (instant: Date) => sql`e.waits_since >= ${instant}::timestamptz`;
  const before = (instant: Date) => sql`e.waits_since < ${instant}::timestamptz`;
  switch (standing) {
    case 'At risk':
      return sql`(${before(risks.at(-1)!)} or ${silent(moment)})`;
    case 'On track':
      return after(usuals[0]!);
    default:
      return sql`${after(risks[0]!)} and ${before(usuals.at(-1)!)}`;
  }
}

/** `isSilent` of `engagements e`. */
function silent({ now }: Moment): RawBuilder<boolean> {
  const before = new Date(now.getTime() - silentAfter);
  return sql`(e.state = 'Working' and e.opened_at <= ${before}::timestamptz
    and (e.student_acted_at is null or e.student_acted_at <= ${before}::timestamptz))`;
}

interface Limits {
  readonly reason: WaitingReason;
  /** What has waited since before that waits longer than usual, or is at risk. */
  readonly usual: Date | null;
  readonly risk: Date;
}

/** The limits of the rule as instants of `waits_since`: for a delivery its day ends in UTC, for all else where the programme is. */
export function limitsAt({ now, timeZone }: Moment): Limits[] {
  const limits = limitsOn(dayIn(timeZone, now));
  return waitingReasons.map((reason) => {
    const after = (day: string) =>
      reason === 'delivery' ? new Date(daysLater(day, 2)) : endOfDay(timeZone, day);
    const { usual, risk } = limits[reason];
    return { reason, usual: usual === null ? null : after(usual), risk: after(risk) };
  });
}

const stepsOf = (reason: WaitingReason) =>
  sql.join(nextSteps.filter((step) => reasons[step] === reason).map((step) => sql.lit(step)));
