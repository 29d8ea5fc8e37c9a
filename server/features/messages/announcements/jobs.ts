import type { Services } from '../../../platform/calls/command.ts';
import type { Jobs } from '../../../platform/jobs/open.ts';
import { openQueue, type Queue } from '../../../platform/jobs/queue.ts';
import { letterMail } from '../../../platform/mail/news/mails.ts';
import { lockAnnouncement, takeNext } from './repository.ts';

/** Letters that are on their way, by their numbers. */
export type AnnouncementJobs = Queue<{ readonly id: number }>;

/** What announcements need beside what the platform gives. */
export interface AnnouncementServices extends Services {
  readonly announcementJobs: AnnouncementJobs;
}

const retry = { retryLimit: 10, retryDelay: 2, retryDelayMax: 300 };

export const openAnnouncementJobs = (jobs: Jobs, services: Services): Promise<AnnouncementJobs> =>
  openQueue(jobs, { name: 'letters', retry, work: ({ id }) => sendAnnouncement(services, id) });

/** So many are mailed in one transaction. */
const batch = 200;

/**
 * Mails a letter to everybody who waits for it. Who was mailed is noted in the transaction that queues the mails, so
 * nobody gets it twice: neither when it is begun again after a failure, nor from two who send it at once.
 */
export async function sendAnnouncement(services: Services, id: number): Promise<void> {
  while (await sendToNext(services, id));
}

/** @returns whether there was anybody */
const sendToNext = ({ db, clock, mailer, publicOrigin }: Services, id: number): Promise<boolean> =>
  db.transaction().execute(async (transaction) => {
    const letter = await lockAnnouncement(transaction, id);
    if (!letter) return false;
    const addresses = await takeNext(transaction, id, batch, clock());
    const contact = `${publicOrigin}/contactus`;
    await mailer.sendAll(
      transaction,
      addresses.map((to) => letterMail(to, letter, contact)),
    );
    return addresses.length > 0;
  });
