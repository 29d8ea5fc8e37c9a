import type { Services } from '../../../platform/calls/command.ts';
import type { Jobs } from '../../../platform/jobs/open.ts';
import { openQueue, type Queue } from '../../../platform/jobs/queue.ts';
import { sendLetter } from './send.ts';

/** Letters that are on their way, by their numbers. */
export type LetterJobs = Queue<{ readonly id: number }>;

/** What announcements need beside what the platform gives. */
export interface LetterServices extends Services {
  readonly letterJobs: LetterJobs;
}

const retry = { retryLimit: 10, retryDelay: 2, retryDelayMax: 300 };

export const openLetterJobs = (jobs: Jobs, services: Services): Promise<LetterJobs> =>
  openQueue(jobs, { name: 'letters', retry, work: ({ id }) => sendLetter(services, id) });
