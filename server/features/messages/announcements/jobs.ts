import { type RawBuilder, sql } from 'kysely';
import type { LetterForm } from '../../../../src/contract/messages/announcements.ts';
import type { Services } from '../../../platform/calls/command.ts';
import type { Database } from '../../../platform/database/open.ts';
import { allRows, allValues, firstRow, insertRow } from '../../../platform/database/rows.ts';
import type { Jobs } from '../../../platform/jobs/open.ts';
import { openQueue, type Queue } from '../../../platform/jobs/queue.ts';
import { letterMail } from '../../../platform/mail/news/mails.ts';
import { canBeWrittenTo } from '../../students/listing.ts';

/** Letters that are on their way, by their numbers. */
export type AnnouncementJobs = Queue<{ readonly id: number }>;

export interface AnnouncementServices extends Services {
  readonly announcementJobs: AnnouncementJobs;
}

const retry = { retryLimit: 10, retryDelay: 2, retryDelayMax: 300 };

export const openAnnouncementJobs = (jobs: Jobs, services: Services): Promise<AnnouncementJobs> =>
  openQueue(jobs, { name: 'letters', retry, work: ({ id }) => sendAnnouncement(services, id) });

/** Letters mailed in one transaction. */
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

/**
 * Saves a letter and its recipients. Students deleted meanwhile are left out.
 * @param numbers a query for the numbers of the students
 * @returns its number, and how many recipients it has
 */
export async function insertAnnouncement(
  transaction: Database,
  { subject, text }: LetterForm,
  numbers: RawBuilder<unknown>,
  madeBy: number,
  now: Date,
): Promise<{ id: number; students: number }> {
  const row = { subject, text, made_by: madeBy, made_at: now };
  const id = await insertRow(transaction, 'letters', row);
  const rows = await allRows(transaction, 'each time')`
    insert into letter_recipients (letter_id, student_id)
    select ${id}, s.id from students s where s.id in (${numbers}) for key share of s
    returning student_id`;
  return { id, students: rows.length };
}

/** Holds a letter until the transaction ends, so that one at a time goes on with it; null where it is gone. */
const lockAnnouncement = (transaction: Database, id: number) =>
  firstRow<LetterForm>(transaction)`
    select subject, text from letters where id = ${id} for no key update`;

/**
 * Notes the next of a letter’s students as mailed. Who can no longer be written to gets none.
 * @returns their addresses; none where nobody waits
 */
const takeNext = (transaction: Database, id: number, atMost: number, now: Date) =>
  allValues<string>(transaction)`
    update letter_recipients r set sent_at = ${now}
    from students whom
    where r.letter_id = ${id} and whom.id = r.student_id and r.student_id in (
      select w.student_id from letter_recipients w join students s on s.id = w.student_id
      where w.letter_id = ${id} and w.sent_at is null and ${canBeWrittenTo}
      order by w.student_id limit ${sql.lit(atMost)})
    returning whom.email`;
