import { type RawBuilder, sql } from 'kysely';
import { showingChosen } from '../../../src/contract/credentials/credentials.ts';
import { dayMs, daysLater } from '../../../src/contract/days.ts';
import { objectedWithin } from '../../../src/machines/lifecycle/evaluation.ts';
import type { ProductAct, Services } from '../../platform/calls/command.ts';
import { allValues, execute, hasRow } from '../../platform/database/rows.ts';
import { dayIn } from '../../platform/jobs/programme-day.ts';
import { workThrough } from '../../platform/jobs/work-through.ts';
import { happened } from '../engagements/events/happened.ts';
import type { KnownEngagement } from '../engagements/lock.ts';
import { outcomeOf } from '../evaluations/outcome.ts';
import { onWork } from '../evaluations/rounds.ts';
import { wantCredential } from './issue/want.ts';
import { nobody } from './proof.ts';

const { remindedAfter, issuedAfter } = showingChosen;
const batch = 100;

/** Asks each student whose work is completed, once nobody can object any more. @returns how many */
export async function offerAll(services: Services): Promise<number> {
  const { db, clock, timeZone } = services;
  // An admin's decision waits until nobody can object; each is checked for an objection.
  const objectable = daysLater(dayIn(timeZone, clock()), -objectedWithin);
  const due = (except: readonly number[]) =>
    allValues<number>(db)`
      select e.id from engagements e join outcomes o on o.engagement_id = e.id
      where e.state = 'Completed' and (o.because = '' or o.first_at is not null or (o.at at time zone ${timeZone})::date < ${objectable}::date)
        and not exists (select from credential_offers f where f.engagement_id = e.id)
        and not exists (select from credentials k where k.engagement_id = e.id)
        and e.id <> all(${[...except]}::bigint[])
      order by e.id limit ${sql.lit(batch)}`;
  return workThrough(due, (id) =>
    onWork(services, id, async (act, engagement) => {
      if (!(await outcomeOf({ ...act, by: nobody }, id))?.isFinal) return false;
      const isAsked = await hasRow(act.transaction)`
        insert into credential_offers (engagement_id, asked_at) values (${id}, ${act.at})
        on conflict do nothing returning engagement_id`;
      if (isAsked) await happened(act, engagement, 'showing to choose', {});
      return isAsked;
    }),
  );
}

/** Reminds students who have chosen nothing in a week; once. @returns how many */
export const remindAll = (services: Services): Promise<number> =>
  forWaiting(services, remindedAfter, sql`f.reminded_at is null`, async (act, engagement) => {
    await execute(act.transaction)`
      update credential_offers set reminded_at = ${act.at} where engagement_id = ${engagement.id}`;
    await happened(act, engagement, 'showing still to choose', {
      days: issuedAfter - remindedAfter,
    });
  });

/** Issues what nobody has asked for in thirty days: the outcome alone. @returns how many */
export const issueUnasked = (services: Services): Promise<number> =>
  forWaiting(services, issuedAfter, sql`true`, wantCredential);

/** Does something for each student who was asked this many days ago and has no credential. */
function forWaiting(
  services: Services,
  days: number,
  also: RawBuilder<unknown>,
  verb: (act: ProductAct, engagement: KnownEngagement) => Promise<unknown>,
): Promise<number> {
  const before = new Date(services.clock().getTime() - days * dayMs);
  const due = (except: readonly number[]) =>
    allValues<number>(services.db)`
      select f.engagement_id as id from credential_offers f
      where f.asked_at <= ${before} and ${also}
        and not exists (select from credentials k where k.engagement_id = f.engagement_id)
        and f.engagement_id <> all(${[...except]}::bigint[])
      order by f.asked_at limit ${sql.lit(batch)}`;
  return workThrough(due, (id) =>
    onWork(services, id, async (act, engagement) => {
      await verb(act, engagement);
      return true;
    }),
  );
}
