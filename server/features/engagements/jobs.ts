import { sql } from 'kysely';
import { daysLater } from '../../../src/contract/days.ts';
import { isDelivery, type KeptWait } from '../../../src/contract/engagements/engagements.ts';
import type { Services } from '../../platform/calls/command.ts';
import { allRows, execute } from '../../platform/database/rows.ts';
import type { Jobs } from '../../platform/jobs/open.ts';
import { dayIn, startOfDay } from '../../platform/jobs/programme-day.ts';
import { openRecurring } from '../../platform/jobs/recurring.ts';
import { eachStep } from '../../platform/jobs/work-through.ts';
import { leadOf, supervisors } from '../projects/team/lead.ts';
import { mondayOf } from './check-ins/week.ts';
import { allThatWaits, happenedIn } from './columns.ts';
import { dueReminder } from './reminders/due.ts';
import { tellDue } from './reminders/tell-due.ts';

/** Through the day where the programme is, so that nobody is woken and a missed hour is made up for. */
const hourly = '40 7-20 * * *';

/** Reminders and other changes of engagements that come with time. */
export const openWorkJobs = (jobs: Jobs, services: Services) =>
  openRecurring(jobs, {
    name: 'work',
    cron: hourly,
    timeZone: services.timeZone,
    work: () =>
      eachStep({
        due: () => noteDue(services),
        checkIns: () => noteCheckIns(services),
        reminded: () => tellDue(services),
      }),
  });

const batch = 500;

/** From Friday on: the fifth day of the week. */
const friday = 5;

/** Notes once a week who has not checked in by Friday, except for work that began this week or begins later. */
export async function noteCheckIns({ db, clock, timeZone }: Services): Promise<void> {
  const today = dayIn(timeZone, clock());
  const week = mondayOf(today);
  if (today < daysLater(week, friday - 1)) return;
  const since = `${week}T00:00:00Z`;
  while (true) {
    const rows = await allRows(db)`
      insert into work_reminders (engagement_id, account_id, about, since, which)
      select e.id, a.student_id, 'check in', ${since}::timestamptz, ${sql.lit(friday)}
      from engagements e join applications a on a.id = e.id join projects p on p.id = a.project_id
      where e.state = 'Working' and (p.start_date is null or p.start_date < ${daysLater(week, 7)}::date)
        and not exists (select from check_ins k where k.engagement_id = e.id and k.week = ${week}::date)
        and exists (select ${happenedIn(sql`e.id`, 'plan agreed')} and x.at < ${startOfDay(timeZone, week)})
        and not exists (select from work_reminders r where r.engagement_id = e.id and r.account_id = a.student_id
          and r.about = 'check in' and r.since = ${since}::timestamptz)
      order by e.id limit ${sql.lit(batch)}
      on conflict do nothing returning engagement_id`;
    if (rows.length < batch) return;
  }
}

interface Candidate {
  readonly id: number;
  readonly waits: readonly KeptWait[];
}

/** Notes what somebody is to be reminded of by now; what is noted already stays as it is. */
export async function noteDue({ db, clock, timeZone }: Services): Promise<void> {
  const today = dayIn(timeZone, clock());
  for (let after = 0; ; ) {
    const rows = await allRows<Candidate>(db)`
      select e.id, ${allThatWaits} as waits from engagements e
      where e.id > ${after} and e.next is not null and (e.also <> '[]'
        or e.due_on <= ${daysLater(today, 3)}::date or e.turn_since < ${`${today}T00:00:00Z`}::timestamptz)
      order by e.id limit ${sql.lit(batch)}`;
    const due = rows.flatMap(({ id, waits }) =>
      waits.flatMap(({ step, since, dueOn }) => {
        const from = dayIn(timeZone, new Date(since));
        const which = dueReminder({ next: step, since: from, dueOn }, today);
        if (which === null) return [];
        return [{ id, about: step, since: isDelivery(step) ? `${dueOn}T00:00:00Z` : since, which }];
      }),
    );
    if (due.length > 0)
      await execute(db)`
        insert into work_reminders (engagement_id, account_id, about, since, which)
        select d.id, w.account_id, d.about, d.since, d.which
        from json_to_recordset(${JSON.stringify(due)}::json) as d (id bigint, about text, since timestamptz, which int)
          join applications a on a.id = d.id join projects p on p.id = a.project_id
          join companies c on c.id = p.company_id
          cross join lateral (${concerned}) w
        where w.account_id is not null
        order by d.id, w.account_id
        on conflict do nothing`;
    if (rows.length < batch) return;
    after = rows.at(-1)!.id;
  }
}

/** Recipients of a reminder: both sides for a plan that is not agreed, otherwise the side whose turn it is. */
const concerned = sql`
  select a.student_id as account_id
  where d.about in ('propose plan', 'answer plan', 'propose again', 'deliver', 'deliver again', 'answer another day')
  union
  select k.account_id from (select ${leadOf} as account_id union (${supervisors})) k
  where d.about in ('propose plan', 'answer plan', 'propose again', 'review', 'answer extension', 'help', 'unblock', 'allow showing')`;
