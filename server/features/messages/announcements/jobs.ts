import type { Jobs } from '../../../platform/jobs/open.ts';
import { openQueue, type Queue } from '../../../platform/jobs/queue.ts';
import type { VerbContext } from '../../../verb-context.ts';
import { sendLetter } from './send.ts';

/** Letters that are on their way, by their numbers. */
export type LetterJobs = Queue<{ readonly id: number }>;

const retry = { retryLimit: 10, retryDelay: 2, retryDelayMax: 300 };

export const openLetterJobs = (jobs: Jobs, services: VerbContext): Promise<LetterJobs> =>
  openQueue(jobs, { name: 'letters', retry, work: ({ id }) => sendLetter(services, id) });
