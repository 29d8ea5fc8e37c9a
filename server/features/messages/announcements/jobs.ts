import type { Services } from '../../../platform/calls/command.ts';
import type { Jobs } from '../../../platform/jobs/open.ts';
import { openQueue, type Queue } from '../../../platform/jobs/queue.ts';
import { sendAnnouncement } from './send.ts';

/** Letters that are on their way, by their numbers. */
export type AnnouncementJobs = Queue<{ readonly id: number }>;

/** What announcements need beside what the platform gives. */
export interface AnnouncementServices extends Services {
  readonly announcementJobs: AnnouncementJobs;
}

const retry = { retryLimit: 10, retryDelay: 2, retryDelayMax: 300 };

export const openAnnouncementJobs = (jobs: Jobs, services: Services): Promise<AnnouncementJobs> =>
  openQueue(jobs, { name: 'letters', retry, work: ({ id }) => sendAnnouncement(services, id) });
