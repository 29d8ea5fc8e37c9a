import { sql } from 'kysely';
import { openOffer } from '../../../../src/machines/lifecycle/application.ts';
import type { Services } from '../../../platform/calls/command.ts';
import { literals } from '../../../platform/database/expressions.ts';
import type { Jobs } from '../../../platform/jobs/open.ts';
import { openRecurring, type Recurring } from '../../../platform/jobs/recurring.ts';
import { eachStep, workThrough } from '../../../platform/jobs/work-through.ts';
import { markPassedDeadlines } from '../../projects/deadlines.ts';
import { moveIfStill } from '../move.ts';
import { remindCompanies } from './remind-companies.ts';
import { remindStudents } from './remind-students.ts';

/** What time itself does to applications and to the projects they are for. */
export interface Timeouts extends Recurring {
  /** Does everything that is due by the product's clock; twice at once does each thing once. */
  sweep(): Promise<{
    expired: number;
    studentsReminded: number;
    companiesReminded: number;
    deadlinesPassed: number;
  }>;
}

export async function openTimeouts(jobs: Jobs, services: Services): Promise<Timeouts> {
  const sweep = () =>
    eachStep({
      expired: () => expireOffers(services),
      studentsReminded: () => remindStudents(services),
      companiesReminded: () => remindCompanies(services),
      deadlinesPassed: () => markPassedDeadlines(services.db, services.clock()),
    });
  const work = async () => void (await sweep());
  return { sweep, ...(await openRecurring(jobs, { name: 'timeouts', cron: '*/5 * * * *', work })) };
}

const batch = 100;

/** Ends every offer whose time is over, each in a transaction of its own. @returns how many this call ended */
export async function expireOffers(services: Services): Promise<number> {
  const now = services.clock();
  const overdue = async (except: readonly number[]) => {
    const { rows } = await sql<{ id: number }>`
      select id from applications
      where status in (${literals(openOffer)}) and offer_expires_at <= ${now} and id <> all(${except}::bigint[])
      order by offer_expires_at, id limit ${batch}`.execute(services.db);
    return rows.map(({ id }) => id);
  };
  return workThrough(overdue, (id) => moveIfStill(services, id, 'expire'));
}
