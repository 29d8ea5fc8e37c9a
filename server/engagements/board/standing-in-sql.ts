import { type RawBuilder, sql } from 'kysely';
import {
  type StandingReason,
  standingReasons,
  type WorkStanding,
} from '../../../src/contract/board.ts';
import { nextSteps } from '../../../src/contract/engagements.ts';
import { dayIn, daysLater } from '../../terms/programme-day.ts';
import { limitsOn, reasons } from './standing.ts';

/** The moment and the place by which it is told how work is getting on. */
export interface Moment {
  readonly now: Date;
  readonly timeZone: string;
}

const stepsOf = (reason: StandingReason) =>
  sql.join(nextSteps.filter((step) => reasons[step] === reason).map((step) => sql.lit(step)));

/** `standingOf` of `engagements e` that run, as SQL: how each is getting on, and what puts it there. */
export function standingInSql({ now, timeZone }: Moment) {
  const limits = limitsOn(dayIn(timeZone, now));
  const perReason = (limitOf: (reason: StandingReason) => RawBuilder<unknown>) =>
    sql`case ${sql.join(
      standingReasons.map(
        (reason) => sql`when e.next in (${stepsOf(reason)}) then ${limitOf(reason)}`,
      ),
      sql` `,
    )} end`;
  const waited = sql`e.next in (${stepsOf('delivery')})`;
  const began = sql`case when ${waited} then e.due_on else (e.turn_since at time zone ${timeZone})::date end`;
  const risk = perReason((reason) => sql`${limits[reason].risk}::date`);
  const usual = perReason((reason) => sql`${limits[reason].usual}::date`);
  const standing = sql<WorkStanding>`case
    when ${began} <= ${risk} then 'At risk'
    when ${began} <= ${usual} and e.turn = 'company' then 'Waiting for company'
    when ${began} <= ${usual} and e.turn = 'student' then 'Waiting for student'
    else 'On track' end`;
  const reason = sql<StandingReason | null>`case when ${standing} <> 'On track' then ${perReason((one) => sql.lit(one))} end`;
  return { standing, reason };
}

/**
 * Between which instants the waiting of work of one standing began, so that no more is looked at: half of the board
 * would be walked over to come by the rest. A day wider than the rule, since a day begins elsewhere at another instant.
 */
export function beganIn(standing: WorkStanding, { now, timeZone }: Moment): RawBuilder<unknown> {
  const limits = Object.values(limitsOn(dayIn(timeZone, now)));
  const risks = limits.map(({ risk }) => risk).toSorted();
  const usuals = limits.flatMap(({ usual, risk }) => usual ?? risk).toSorted();
  const after = (day: string) => sql`e.waits_since >= ${daysLater(day, -1)}::date::timestamptz`;
  const until = (day: string) => sql`e.waits_since < ${daysLater(day, 3)}::date::timestamptz`;
  switch (standing) {
    case 'At risk':
      return until(risks.at(-1)!);
    case 'On track':
      return after(usuals[0]!);
    default:
      return sql`${after(risks[0]!)} and ${until(usuals.at(-1)!)}`;
  }
}
