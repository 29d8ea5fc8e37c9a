import { sql } from 'kysely';
import type { Moment, Steps } from '../../../src/contract/evaluations/evaluations.ts';
import type { Side } from '../../../src/contract/evaluations/rubric.ts';
import { isWritable } from '../../../src/machines/lifecycle/evaluation.ts';
import { runCommand } from '../../platform/calls/act.ts';
import type { ProductAct, Services } from '../../platform/calls/command.ts';
import type { Person } from '../../platform/calls/person.ts';
import type { Database } from '../../platform/database/open.ts';
import { execute, firstRow } from '../../platform/database/rows.ts';
import { Problem } from '../../platform/http/problem.ts';
import { dayIn } from '../../platform/jobs/programme-day.ts';
import { isIn, personNamed } from '../engagements/columns.ts';
import { holdForProduct, type KnownEngagement } from '../engagements/lock.ts';

/** An evaluation that is asked for, and what is in of it. Days such as `2031-05-04`, where the programme is. */
export interface Round {
  readonly moment: Moment;
  readonly dueOn: string;
  readonly openedAt: Date | null;
  /** Evaluations by each side since it was asked. */
  readonly written: readonly {
    readonly side: Side;
    readonly steps: Steps;
    readonly recommends: string;
    /** True if the company did not ask the author itself. */
    readonly isHandedOn: boolean;
  }[];
}

/**
 * Holds an evaluation until the transaction ends: of two who write at once the second sees the first.
 * @throws {Problem} `move-not-allowed` where it is not asked for
 */
export async function lockRound(transaction: Database, id: number, moment: Moment): Promise<Round> {
  await execute(transaction)`
    select from evaluation_rounds where engagement_id = ${id} and moment = ${moment} for update`;
  const round = await firstRow<Round>(transaction)`
    select r.moment, r.due_on::text as "dueOn", r.opened_at as "openedAt", coalesce((
      select json_agg(json_build_object('side', v.side, 'steps', v.steps, 'recommends', v.recommends, 'isHandedOn', v.handed_on))
      from evaluations v where (v.engagement_id, v.moment) = (r.engagement_id, r.moment) and ${isIn}), '[]') as written
    from evaluation_rounds r where r.engagement_id = ${id} and r.moment = ${moment}`;
  if (!round) throw new Problem('move-not-allowed', 'You cannot evaluate this work yet.');
  return round;
}

export const stillUnderWay = 'The work is still under way. It is evaluated once it is done.';

/** Holds an evaluation that can still be written. @throws {Problem} `move-not-allowed` */
export async function lockWritable(
  { transaction, at, timeZone }: ProductAct,
  { id, state }: KnownEngagement,
  moment: Moment,
): Promise<Round> {
  const round = await lockRound(transaction, id, moment);
  if (round.openedAt || !isWritable(round.dueOn, dayIn(timeZone, at)))
    throw new Problem('move-not-allowed', 'The evaluations are open and can no longer be changed.');
  if (moment === 'final' && state !== 'Evaluating')
    throw new Problem('move-not-allowed', stillUnderWay);
  return round;
}

/**
 * Does in a transaction of its own what time does to work, which is held meanwhile.
 * @returns whether it was done; false for work that is gone
 */
export const onWork = (
  services: Services,
  id: number,
  verb: (act: ProductAct, engagement: KnownEngagement) => Promise<boolean>,
): Promise<boolean> =>
  runCommand(services, { person: null }, async (act) => {
    const engagement = await holdForProduct(act.transaction, id).catch((error) => {
      if (error instanceof Problem) return null;
      throw error;
    });
    return engagement ? verb(act, engagement) : false;
  });

/** Author of `evaluations v`: ‘Mara Lindt at Voltara’; null if they are gone. Needs `sidesOf`. */
export const writtenBy = sql<
  string | null
>`coalesce(v.written_by || ' at ' || c.name, ${personNamed(sql`v.account_id`)})`;

/** Side of the author. The contract admits only these two roles. */
export const sideOf = ({ role }: Person): Side => (role === 'Student' ? 'student' : 'company');
