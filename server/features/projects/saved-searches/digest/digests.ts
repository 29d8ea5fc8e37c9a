import type { Services } from '../../../../platform/calls/command.ts';
import type { Jobs } from '../../../../platform/jobs/open.ts';
import { openRecurring, type Recurring } from '../../../../platform/jobs/recurring.ts';
import { workThrough } from '../../../../platform/jobs/work-through.ts';
import { lockDigests, noteDigested, searchesDue, studentsDue } from './due.ts';
import { digestMail, type Finding } from './mail.ts';
import { newProjectsOf } from './new-projects.ts';
import { type DigestTimes, digestTimes } from './rules.ts';

/** Mails students what is new in their saved searches: at most one mail a day each, and none where nothing is new. */
export interface Digests extends Recurring {
  /** Mails everything that is due by the product's clock; twice at once mails each thing once. @returns how many mails */
  send(): Promise<number>;
}

/** In the morning, and through the day for what could not be done then. */
const hourly = '5 6-22 * * *';

const batch = 100;

export async function openDigests(jobs: Jobs, services: Services): Promise<Digests> {
  const send = () => sendDigests(services);
  const work = async () => void (await send());
  return { send, ...(await openRecurring(jobs, { name: 'digests', cron: hourly, work })) };
}

async function sendDigests(services: Services): Promise<number> {
  const times = digestTimes(services.clock());
  let sent = 0;
  await workThrough<number>(
    (except) => studentsDue(services.db, times, except, batch),
    async (id) => {
      const isSent = await sendDigest(services, id, times);
      if (isSent) sent += 1;
      return isSent !== null;
    },
  );
  return sent;
}

/**
 * The mail is queued in the transaction that notes it, so there are both or neither.
 * @returns whether there was a mail; null where another instance sends it, or one has gone out today
 */
function sendDigest(
  { db, mailer, publicOrigin }: Services,
  studentId: number,
  times: DigestTimes,
): Promise<boolean | null> {
  return db.transaction().execute(async (transaction) => {
    const reader = await lockDigests(transaction, studentId, times);
    if (!reader) return null;
    const searches = await searchesDue(transaction, studentId, times);
    const findings: Finding[] = [];
    for (const search of searches) {
      const projects = await newProjectsOf(transaction, studentId, search, times);
      if (projects.rows.length > 0) findings.push({ search, projects });
    }
    const isSent = findings.length > 0;
    await noteDigested(transaction, studentId, searches, times, isSent);
    if (isSent) await mailer.sendAll(transaction, [digestMail(reader, findings, publicOrigin)]);
    return isSent;
  });
}
