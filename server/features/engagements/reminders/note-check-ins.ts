import { sql } from 'kysely';
import { daysLater } from '../../../../src/contract/days.ts';
import type { Services } from '../../../platform/calls/command.ts';
import { dayIn, startOfDay } from '../../../platform/jobs/programme-day.ts';
import { mondayOf } from '../check-ins/week.ts';

const batch = 500;

/** From Friday on: the fifth day of the week. */
const friday = 5;

/** Notes who has not checked in by Friday, once a week; whoever has begun to work in this week is left alone. */
export async function noteCheckIns({ db, clock, timeZone }: Services): Promise<void> {
  const today = dayIn(timeZone, clock());
  const week = mondayOf(today);
  if (today < daysLater(week, friday - 1)) return;
  const since = `${week}T00:00:00Z`;
  while (true) {
    const { rows } = await sql`
      insert into work_reminders (engagement_id, account_id, about, since, which)
      select e.id, a.student_id, 'check in', ${since}::timestamptz, ${sql.lit(friday)}
      from engagements e join applications a on a.id = e.id
      where e.state = 'Working'
        and not exists (select from check_ins k where k.engagement_id = e.id and k.week = ${week}::date)
        and exists (select from engagement_events x where x.engagement_id = e.id and x.event = 'plan agreed'
          and x.at < ${startOfDay(timeZone, week)})
        and not exists (select from work_reminders r where r.engagement_id = e.id and r.account_id = a.student_id
          and r.about = 'check in' and r.since = ${since}::timestamptz)
      order by e.id limit ${sql.lit(batch)}
      on conflict do nothing returning engagement_id`.execute(db);
    if (rows.length < batch) return;
  }
}
