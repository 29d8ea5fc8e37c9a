import { sql } from 'kysely';
import type { Jobs } from '../../platform/jobs/open.ts';
import { openQueue } from '../../platform/jobs/queue.ts';
import { openRecurring } from '../../platform/jobs/recurring.ts';
import { eachStep } from '../../platform/jobs/work-through.ts';
import { issueCredential } from './issue/issue.ts';
import { hindranceToSign } from './keys/readiness.ts';
import { issueUnasked, offerAll, remindAll } from './offers.ts';
import type { CredentialJobs, CredentialServices, CredentialSettings } from './settings.ts';

/** A key that is missing is waited for about a day; after that the sweep asks again. */
const retry = { retryLimit: 40, retryDelay: 2, retryDelayMax: 3_600 };
const hourly = '40 * * * *';

export async function openCredentialJobs(
  jobs: Jobs,
  settings: CredentialSettings,
): Promise<CredentialJobs> {
  const issuing = await openQueue<{ readonly id: string }>(jobs, {
    name: 'credentials',
    retry,
    work: ({ id }) => issueCredential(settings, id),
  });
  const sweep = async () => {
    const services = { ...settings, credentialJobs };
    if (await hindranceToSign(settings)) return { asked: 0, reminded: 0, issued: 0 };
    return eachStep({
      asked: () => offerAll(services),
      reminded: () => remindAll(services),
      issued: () => issueUnasked(services),
      again: () => issueLeft(services),
    });
  };
  const recurring = await openRecurring(jobs, {
    name: 'credential-offers',
    cron: hourly,
    timeZone: settings.timeZone,
    work: async () => void (await sweep()),
  });
  const credentialJobs: CredentialJobs = {
    issuing,
    sweep,
    async start() {
      await issuing.start();
      await recurring.start();
    },
  };
  return credentialJobs;
}

/** What was wanted a day ago and is not issued is queued again: its job has given up. */
async function issueLeft({ db, clock, credentialJobs }: CredentialServices): Promise<void> {
  const before = new Date(clock().getTime() - 86_400_000);
  const { rows } = await sql<{ id: string }>`
    select id from credentials where issued_at is null and wanted_at < ${before} and engagement_id is not null
    limit 1000`.execute(db);
  if (rows.length > 0) await credentialJobs.issuing.sendAll(db, rows);
}
