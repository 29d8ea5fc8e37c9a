import type { Services } from '../../../platform/calls/command.ts';
import type { Jobs } from '../../../platform/jobs/open.ts';
import { openRecurring, type Recurring } from '../../../platform/jobs/recurring.ts';
import { eachStep } from '../../../platform/jobs/work-through.ts';
import { markPassedDeadlines } from '../../projects/deadlines.ts';
import { expireOffers } from './expire-offers.ts';
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
