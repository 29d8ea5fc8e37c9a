import { sql } from 'kysely';
import type { Due } from '../../../../src/contract/engagements/due.ts';
import type { Moment } from '../../../../src/contract/evaluations/evaluations.ts';
import { type Happening, happened } from '../../../platform/acts/happened.ts';
import { runCommand } from '../../../platform/calls/act.ts';
import type { Services } from '../../../platform/calls/command.ts';
import { allRows, allValues } from '../../../platform/database/rows.ts';
import { dayIn } from '../../../platform/jobs/programme-day.ts';
import { mondayOf } from '../check-ins/week.ts';
import { isIn, waitsOf } from '../columns.ts';

const batch = 200;

const readers = { Student: 'student', Company: 'company', Faculty: 'supervisor' } as const;

/** Sends everybody their due reminders together, at most once a day. @returns the number of people */
export async function tellDue(services: Services): Promise<number> {
  let told = 0;
  for (let after = 0; ; ) {
    const { people, last } = await tellSome(services, after);
    told += people;
    if (last === null) return told;
    after = last;
  }
}

/** True if the person of `told t` and `accounts w` can still write an evaluation. */
const stillAsked = (moment: Moment) => sql`exists (
  select from evaluation_rounds r where r.engagement_id = e.id and r.moment = ${sql.lit(moment)} and r.opened_at is null
    and not exists (select from evaluations v where (v.engagement_id, v.moment) = (r.engagement_id, r.moment)
      and v.side = lower(w.role) and ${isIn}))`;

interface DueRow extends Due {
  readonly accountId: number;
  readonly role: 'Student' | 'Company' | 'Faculty';
}

/** The transaction that notifies also sets the mark, so of two instances one notifies. */
function tellSome(
  services: Services,
  after: number,
): Promise<{ people: number; last: number | null }> {
  const today = dayIn(services.timeZone, services.clock());
  const week = mondayOf(today);
  return runCommand(services, { person: null }, async (act) => {
    const { transaction } = act;
    const ids = await allValues<number>(transaction)`
      select a.id from accounts a
      where a.id > ${after} and exists (select from work_reminders r where r.account_id = a.id and r.sent_on is null)
        and not exists (select from work_reminders r where r.account_id = a.id and r.sent_on = ${today}::date)
      order by a.id limit ${sql.lit(batch)} for no key update of a skip locked`;
    const rows = await allRows<DueRow>(transaction)`
      with told as (
        update work_reminders set sent_on = ${today}::date
        where account_id = any(${ids}::bigint[]) and sent_on is null returning *)
      select t.account_id as "accountId", w.role, t.engagement_id as engagement, t.about, t.which, s.milestone
      from told t join accounts w on w.id = t.account_id join engagements e on e.id = t.engagement_id
        join applications a on a.id = e.id
        left join lateral (
          select step, milestone from (${waitsOf}) k
          where k.step = t.about and t.since = case when k.step in ('deliver', 'deliver again')
            then k."dueOn"::timestamp at time zone 'UTC' else k.since::timestamptz end
          limit 1) s on true
      where case t.about
        when 'evaluate' then ${stillAsked('final')}
        when 'midpoint' then ${stillAsked('midpoint')}
        when 'academic' then a.academic_supervisor_id = w.id and e.state not in ('Working', 'Ended early')
          and not exists (select from academic_evaluations v where v.engagement_id = e.id)
        when 'check in' then e.state = 'Working' and t.since = ${`${week}T00:00:00Z`}::timestamptz
          and not exists (select from check_ins k where k.engagement_id = e.id and k.week = ${week}::date)
        else s.step is not null end
      order by t.account_id, t.engagement_id`;
    const people = [...Map.groupBy(rows, ({ accountId }) => accountId).values()];
    await happened(
      act,
      people.map((own): Happening<'work due'> => {
        const due = own.map(({ accountId: _, role: __, ...one }) => one);
        const { accountId: aboutId, role } = own[0]!;
        const concerned = { [readers[role]]: [aboutId] };
        return { kind: 'work due', aboutId, facts: { due }, concerned };
      }),
    );
    return { people: people.length, last: ids.length < batch ? null : ids.at(-1)! };
  });
}
