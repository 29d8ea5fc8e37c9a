import { sql } from 'kysely';
import type { Moment } from '../../../src/contract/evaluations/evaluations.ts';
import { evaluationReminder } from '../../../src/machines/lifecycle/evaluation.ts';
import type { Services } from '../../platform/calls/command.ts';
import { allRows, execute } from '../../platform/database/rows.ts';
import type { Jobs } from '../../platform/jobs/open.ts';
import { dayIn } from '../../platform/jobs/programme-day.ts';
import { openRecurring } from '../../platform/jobs/recurring.ts';
import { eachStep } from '../../platform/jobs/work-through.ts';
import { isIn, runs } from '../engagements/columns.ts';
import { leadOf, supervisors } from '../projects/team/lead.ts';
import { noteAcademic } from './academic.ts';
import { askAtMidpoint, askAtTheTermsEnd } from './ask.ts';
import { openDue } from './open.ts';

/** Shortly before the reminders of work are sent, which include these. */
const hourly = '30 * * * *';

/** Asks for evaluations, reminds of them and opens them when their day comes. */
export const openEvaluationJobs = (jobs: Jobs, services: Services) =>
  openRecurring(jobs, {
    name: 'evaluations',
    cron: hourly,
    timeZone: services.timeZone,
    work: () =>
      eachStep({
        asked: () => askAtMidpoint(services),
        ended: () => askAtTheTermsEnd(services),
        opened: () => openDue(services),
        reminders: () => noteReminders(services),
        academic: () => noteAcademic(services),
      }),
  });

const batch = 500;

/** Notes a reminder for each side that has not written. Earlier notes are kept. */
async function noteReminders({ db, clock, timeZone }: Services): Promise<void> {
  const today = dayIn(timeZone, clock());
  for (let after = 0; ; ) {
    const rows = await allRows<{ id: number; moment: Moment; dueOn: string; askedAt: Date }>(db)`
      select r.engagement_id as id, r.moment, r.due_on::text as "dueOn", r.asked_at as "askedAt"
      from evaluation_rounds r join engagements e on e.id = r.engagement_id
      where r.opened_at is null and r.engagement_id > ${after} and ${runs}
        and (r.moment = 'midpoint' or e.state = 'Evaluating')
      order by r.engagement_id fetch first ${sql.lit(batch)} rows with ties`;
    const due = rows.map(({ id, moment, dueOn, askedAt }) => ({
      id,
      moment,
      about: moment === 'final' ? 'evaluate' : 'midpoint',
      since: askedAt.toISOString(),
      which: evaluationReminder(moment, dueOn, today),
    }));
    if (due.length > 0)
      await execute(db)`
        insert into work_reminders (engagement_id, account_id, about, since, which)
        select d.id, w.account_id, d.about, d.since, d.which
        from json_to_recordset(${JSON.stringify(due)}::json)
            as d (id bigint, moment text, about text, since timestamptz, which int)
          join evaluation_rounds r on (r.engagement_id, r.moment) = (d.id, d.moment)
          join applications a on a.id = d.id join projects p on p.id = a.project_id
          join companies c on c.id = p.company_id
          cross join lateral (
            select a.student_id as account_id, 'student' as side
            union
            select k.account_id, 'company' from (select ${leadOf} as account_id union (${supervisors})) k) w
        where w.account_id is not null and not exists (
          select from evaluations v
          where (v.engagement_id, v.moment, v.side) = (d.id, d.moment, w.side) and ${isIn})
        order by d.id, w.account_id
        on conflict do nothing`;
    if (rows.length < batch) return;
    after = rows.at(-1)!.id;
  }
}
