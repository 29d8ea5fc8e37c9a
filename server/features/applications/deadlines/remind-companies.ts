import { sql } from 'kysely';
import type { Services } from '../../../platform/calls/command.ts';
import { allRows, firstRow } from '../../../platform/database/rows.ts';
import { workThrough } from '../../../platform/jobs/work-through.ts';
import { notify } from '../../../platform/notifications/notify.ts';
import { leadOf } from '../../projects/team/lead.ts';
import { companyRemindedEveryDays, unansweredDays } from '../rules.ts';

const batch = 100;
const day = 86_400_000;

/** Reminds companies of projects with applications that nobody looked into for two weeks. @returns how many projects */
export async function remindCompanies(services: Services): Promise<number> {
  const now = services.clock();
  const times = {
    now,
    appliedBefore: new Date(now.getTime() - unansweredDays * day),
    remindedBefore: new Date(now.getTime() - companyRemindedEveryDays * day),
  };
  const unanswered = async (except: readonly number[]) => {
    const rows = await allRows<{ id: number }>(services.db)`
      select p.id from projects p join companies c on c.id = p.company_id
      where c.account_id is not null and (p.reminded_at is null or p.reminded_at <= ${times.remindedBefore})
        and p.id in (
          select project_id from applications
          where status = 'Under Review' and applied_at <= ${times.appliedBefore})
        and p.id <> all(${except}::bigint[])
      order by p.id limit ${batch}`;
    return rows.map(({ id }) => id);
  };
  return workThrough(unanswered, (id) => remind(services, id, times));
}

/** The mark is set in the transaction that tells, so that of two instances one finds it set. */
function remind(
  services: Services,
  id: number,
  times: { now: Date; appliedBefore: Date; remindedBefore: Date },
): Promise<boolean> {
  const unanswered = sql`
    a.project_id = p.id and a.status = 'Under Review' and a.applied_at <= ${times.appliedBefore}`;
  return services.db.transaction().execute(async (transaction) => {
    const project = await firstRow<{ leadId: number; title: string; waiting: number }>(transaction)`
      update projects p set reminded_at = ${times.now}
      from companies c
      where p.id = ${id} and c.id = p.company_id
        and (p.reminded_at is null or p.reminded_at <= ${times.remindedBefore})
        and exists (select 1 from applications a where ${unanswered})
      returning ${leadOf} as "leadId", p.title, (
        select count(*)::int from applications a where ${unanswered}
      ) as waiting`;
    if (!project) return false;
    const { leadId, title, waiting } = project;
    const waited = waiting === 1 ? '1 application has' : `${waiting} applications have`;
    await notify(services, transaction, leadId, {
      kind: 'applications waiting',
      title: 'Students are waiting for your answer',
      message: `${waited} been waiting in “${title}” for ${unansweredDays} days or more. Answer them so that students can plan.`,
      link: `/company/applicants?project=${id}`,
    });
    return true;
  });
}
