import type { Services } from '../../platform/calls/command.ts';
import type { Jobs } from '../../platform/jobs/open.ts';
import { openRecurring, type Recurring } from '../../platform/jobs/recurring.ts';
import { eachStep } from '../../platform/jobs/work-through.ts';
import { closeOverdue } from './closing/close.ts';
import { noteCheckIns } from './reminders/note-check-ins.ts';
import { noteDue } from './reminders/note-due.ts';
import { tellDue } from './reminders/tell-due.ts';

/** What time itself does to engagements. */
export interface WorkJobs extends Recurring {
  /** Does everything that is due by the product's clock; twice at once does each thing once. */
  sweep(): Promise<{ completed: number; reminded: number }>;
}

/** Through the day where the programme is, so that nobody is woken and a missed hour is made up for. */
const hourly = '40 7-20 * * *';

export async function openWorkJobs(jobs: Jobs, services: Services): Promise<WorkJobs> {
  const { timeZone } = services;
  const sweep = () =>
    eachStep({
      completed: () => closeOverdue(services),
      due: () => noteDue(services),
      checkIns: () => noteCheckIns(services),
      reminded: () => tellDue(services),
    });
  const work = async () => void (await sweep());
  const recurring = { name: 'work', cron: hourly, timeZone, work };
  return { sweep, ...(await openRecurring(jobs, recurring)) };
}
