import { sql } from 'kysely';
import type { Moment } from '../../../src/contract/evaluations/evaluations.ts';
import { isWritable, openedAfter, outcomeOf } from '../../../src/machines/lifecycle/evaluation.ts';
import type { ProductAct, Services } from '../../platform/calls/command.ts';
import { allValues, execute } from '../../platform/database/rows.ts';
import { dayIn } from '../../platform/jobs/programme-day.ts';
import { workThrough } from '../../platform/jobs/work-through.ts';
import { moveApplication } from '../applications/move.ts';
import { runs } from '../engagements/columns.ts';
import { happened } from '../engagements/events/happened.ts';
import type { KnownEngagement } from '../engagements/lock.ts';
import { lockRound, onWork } from './rounds.ts';

/**
 * Opens both evaluations at once, even if a side has not written, and notifies both. At the end, the work is completed
 * if its company said so; otherwise an admin decides. The project and application must be locked.
 */
export async function openRound(
  act: ProductAct,
  engagement: KnownEngagement,
  moment: Moment,
): Promise<void> {
  const { transaction, at } = act;
  const { id } = engagement;
  await execute(transaction)`
    update evaluation_rounds set opened_at = ${at} where engagement_id = ${id} and moment = ${moment}`;
  await happened(act, engagement, 'evaluations opened', {}, { by: null });
  if (moment === 'midpoint') return;
  const { written } = await lockRound(transaction, id, moment);
  const company = written.find(({ side }) => side === 'company');
  if (company?.recommends !== 'completed') return;
  const outcome = outcomeOf(company.steps, act.evaluation.distinctionFrom);
  await execute(transaction)`
    insert into outcomes (engagement_id, outcome, because, at) values (${id}, ${outcome}, '', ${at})`;
  await moveApplication(act, id, { event: 'complete', note: '' }, 'system');
}

/** Opens every evaluation whose day has come, even if a side has not written. @returns the number opened */
export async function openDue(services: Services): Promise<number> {
  const today = dayIn(services.timeZone, services.clock());
  const due = (except: readonly string[]) =>
    allValues<string>(services.db)`
      select r.engagement_id || ' ' || r.moment as key
      from evaluation_rounds r join engagements e on e.id = r.engagement_id
      where r.opened_at is null and ${today}::date - r.due_on >= ${sql.lit(openedAfter)} and ${runs}
        and (r.moment = 'midpoint' or e.state = 'Evaluating')
        and r.engagement_id || ' ' || r.moment <> all(${except}::text[])
      order by r.due_on, r.engagement_id limit 100`;
  return workThrough(due, (key) => {
    const [id, moment] = key.split(' ') as [string, Moment];
    return onWork(services, Number(id), async (act, engagement) => {
      const { openedAt, dueOn } = await lockRound(act.transaction, engagement.id, moment);
      // Somebody who wrote, or another instance, may have been faster.
      if (openedAt || isWritable(dueOn, dayIn(act.timeZone, act.at))) return false;
      await openRound(act, engagement, moment);
      return true;
    });
  });
}
