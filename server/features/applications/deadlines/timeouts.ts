import { sql } from 'kysely';
import { dayMs } from '../../../../src/contract/days.ts';
import { openOffer } from '../../../../src/machines/lifecycle/application.ts';
import { happened } from '../../../platform/acts/happened.ts';
import { runCommand } from '../../../platform/calls/act.ts';
import type { Services } from '../../../platform/calls/command.ts';
import { literals } from '../../../platform/database/expressions.ts';
import { allValues, firstRow } from '../../../platform/database/rows.ts';
import type { Jobs } from '../../../platform/jobs/open.ts';
import { openRecurring } from '../../../platform/jobs/recurring.ts';
import { eachStep, workThrough } from '../../../platform/jobs/work-through.ts';
import { markPassedDeadlines } from '../../projects/deadlines.ts';
import { leadOf } from '../../projects/team/lead.ts';
import { moveIfStill } from '../move.ts';
import { companyRemindedEveryDays, offerRemindedDaysBefore, unansweredDays } from '../rules.ts';

/** Expires offers, reminds both sides, and marks passed deadlines. */
export const openTimeouts = (jobs: Jobs, services: Services) =>
  openRecurring(jobs, {
    name: 'timeouts',
    cron: '*/5 * * * *',
    work: () =>
      eachStep({
        expired: () => expireOffers(services),
        studentsReminded: () => remindStudents(services),
        companiesReminded: () => remindCompanies(services),
        deadlinesPassed: () => markPassedDeadlines(services.db, services.clock()),
      }),
  });

const batch = 100;

/** Ends every offer whose time is over, each in a transaction of its own. @returns how many this call ended */
export async function expireOffers(services: Services): Promise<number> {
  const now = services.clock();
  const overdue = (except: readonly number[]) =>
    allValues<number>(services.db)`
      select id from applications
      where status in (${literals(openOffer)}) and offer_expires_at <= ${now} and id <> all(${except}::bigint[])
      order by offer_expires_at, id limit ${batch}`;
  return workThrough(overdue, (id) => moveIfStill(services, id, 'expire'));
}

/** Reminds once of every offer that ends within two days. @returns how many this call reminded of */
async function remindStudents(services: Services): Promise<number> {
  const { db, clock } = services;
  const now = clock();
  const soon = new Date(now.getTime() + offerRemindedDaysBefore * dayMs);
  const ending = (except: readonly number[]) =>
    allValues<number>(db)`
      select id from applications
      where status = 'Offered' and offer_expires_at > ${now} and offer_expires_at <= ${soon}
        and offer_reminded_at is null and id <> all(${except}::bigint[])
      order by offer_expires_at, id limit ${batch}`;
  return workThrough(ending, (id) => remind(services, id));
}

/** The transaction that notifies also sets the mark, so of two instances one finds it set. */
function remind(services: Services, id: number): Promise<boolean> {
  return runCommand(services, { person: null }, async (act) => {
    const offer = await firstRow<{
      studentId: number;
      project: number;
      until: Date;
    }>(act.transaction)`
      update applications a set offer_reminded_at = ${act.at}
      where a.id = ${id} and a.status = 'Offered' and a.offer_reminded_at is null
      returning a.student_id as "studentId", a.project_id as project, a.offer_expires_at as until`;
    if (!offer) return false;
    const { studentId, project, until } = offer;
    await happened(act, [
      {
        kind: 'offer ends soon',
        aboutId: id,
        facts: { project, answerBy: until.toISOString() },
        concerned: { student: [studentId] },
      },
    ]);
    return true;
  });
}

/** Reminds companies of projects with applications that nobody looked into for two weeks. @returns how many projects */
async function remindCompanies(services: Services): Promise<number> {
  const now = services.clock();
  const times = {
    appliedBefore: new Date(now.getTime() - unansweredDays * dayMs),
    remindedBefore: new Date(now.getTime() - companyRemindedEveryDays * dayMs),
  };
  const unanswered = (except: readonly number[]) =>
    allValues<number>(services.db)`
      select p.id from projects p join companies c on c.id = p.company_id
      where c.account_id is not null and (p.reminded_at is null or p.reminded_at <= ${times.remindedBefore})
        and p.id in (
          select project_id from applications
          where status = 'Under Review' and applied_at <= ${times.appliedBefore})
        and p.id <> all(${except}::bigint[])
      order by p.id limit ${batch}`;
  return workThrough(unanswered, (id) => remindCompany(services, id, times));
}

/** The transaction that notifies also sets the mark, so of two instances one finds it set. */
function remindCompany(
  services: Services,
  id: number,
  times: { appliedBefore: Date; remindedBefore: Date },
): Promise<boolean> {
  const unanswered = sql`
    a.project_id = p.id and a.status = 'Under Review' and a.applied_at <= ${times.appliedBefore}`;
  return runCommand(services, { person: null }, async (act) => {
    const project = await firstRow<{ leadId: number; waiting: number }>(act.transaction)`
      update projects p set reminded_at = ${act.at}
      from companies c
      where p.id = ${id} and c.id = p.company_id
        and (p.reminded_at is null or p.reminded_at <= ${times.remindedBefore})
        and exists (select 1 from applications a where ${unanswered})
      returning ${leadOf} as "leadId", (
        select count(*)::int from applications a where ${unanswered}
      ) as waiting`;
    if (!project) return false;
    const { leadId, waiting } = project;
    await happened(act, [
      {
        kind: 'applications waiting',
        aboutId: id,
        facts: { waiting, days: unansweredDays },
        concerned: { company: [leadId] },
      },
    ]);
    return true;
  });
}
