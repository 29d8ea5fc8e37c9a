import { sql } from 'kysely';
import { evaluationDueOn } from '../../../src/machines/lifecycle/evaluation.ts';
import { settled } from '../../../src/machines/lifecycle/milestone.ts';
import type { ProductAct, Services } from '../../platform/calls/command.ts';
import { literals } from '../../platform/database/expressions.ts';
import { allValues, execute, hasRow } from '../../platform/database/rows.ts';
import { orNotFound } from '../../platform/http/problem.ts';
import { dayIn } from '../../platform/jobs/programme-day.ts';
import { workThrough } from '../../platform/jobs/work-through.ts';
import { happenedIn } from '../engagements/columns.ts';
import { happened } from '../engagements/events/happened.ts';
import { readEngagement } from '../engagements/lock.ts';
import { noteChange } from '../engagements/next.ts';
import { onWork } from './rounds.ts';

/** Asks both sides to evaluate work with nothing left to do, again if it had gone on, and its team too. */
export async function askAtTheEnd(act: ProductAct, engagementId: number): Promise<void> {
  const { transaction, at, timeZone } = act;
  const dueOn = evaluationDueOn('final', dayIn(timeZone, at));
  await execute(transaction)`
    with asked as (
      insert into evaluation_rounds (engagement_id, moment, asked_at, due_on)
      values (${engagementId}, 'final', ${at}, ${dueOn}::date)
      on conflict (engagement_id, moment) do update set asked_at = excluded.asked_at, due_on = excluded.due_on
      where evaluation_rounds.opened_at is null returning engagement_id)
    delete from peer_shares where giver in (select engagement_id from asked)`;
  const engagement = orNotFound(await readEngagement(transaction, engagementId));
  await happened(act, engagement, 'university asked', {});
}

/**
 * Asks both sides to evaluate work on which something is left to do when the work of its term has ended and no day that was
 * agreed lies ahead; once, so that who agrees on more time after that goes on. @returns how many
 */
export async function askAtTheTermsEnd(services: Services): Promise<number> {
  const { db, clock, timeZone } = services;
  const today = dayIn(timeZone, clock());
  const due = (except: readonly string[]) =>
    allValues<string>(db)`
      select e.id::text as id from terms t join projects p on p.term_id = t.id
        join applications a on a.project_id = p.id join engagements e on e.id = a.id and e.state = 'Working'
      where t.work_to < ${today}::date and e.id::text <> all(${except}::text[])
        and not exists (select ${happenedIn(sql`e.id`, 'term ended')})
        and not exists (
          select from milestones m where m.engagement_id = e.id and m.state not in (${literals(settled)})
            and m.due_on >= ${today}::date)
      order by e.id limit 100`;
  return workThrough(due, (key) =>
    onWork(services, Number(key), async (act, { id, state }) => {
      if (state !== 'Working') return false;
      await happened(act, { id }, 'term ended', {}, { state: 'Evaluating' });
      return true;
    }),
  );
}

/** Work that takes less is evaluated only at its end. */
const shortest = 28;

/** Asks both sides how it goes, once half of the days from the first agreed plan to the last milestone have passed. @returns how many */
export async function askAtMidpoint(services: Services): Promise<number> {
  const { db, clock, timeZone, evaluation } = services;
  if (!evaluation.midpoint) return 0;
  const today = dayIn(timeZone, clock());
  const due = (except: readonly string[]) =>
    allValues<string>(db)`
      select e.id::text as id
      from engagements e
        cross join lateral (
          select min(x.at)::date as began ${happenedIn(sql`e.id`, 'plan agreed')}) b
        cross join lateral (select max(m.due_on) as ends from milestones m where m.engagement_id = e.id) l
      where e.state = 'Working' and l.ends - b.began >= ${sql.lit(shortest)} and l.ends > ${today}::date
        and b.began + (l.ends - b.began) / 2 <= ${today}::date and e.id::text <> all(${except}::text[])
        and not exists (select from evaluation_rounds r where r.engagement_id = e.id and r.moment = 'midpoint')
      order by e.id limit 100`;
  const dueOn = evaluationDueOn('midpoint', today);
  return workThrough(due, (key) =>
    onWork(services, Number(key), async (act, { id, state }) => {
      if (state !== 'Working') return false;
      const isAsked = await hasRow(act.transaction)`
        insert into evaluation_rounds (engagement_id, moment, asked_at, due_on)
        values (${id}, 'midpoint', ${act.at}, ${dueOn}::date)
        on conflict do nothing returning engagement_id`;
      if (isAsked) await noteChange(act, id);
      return isAsked;
    }),
  );
}
