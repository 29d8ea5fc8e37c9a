import { sql } from 'kysely';
import type { Jobs } from '../../platform/jobs/open.ts';
import { openQueue } from '../../platform/jobs/queue.ts';
import { openRecurring } from '../../platform/jobs/recurring.ts';
import { eachStep } from '../../platform/jobs/work-through.ts';
import { type Leftovers, rowsOf } from '../../platform/operating/housekeeping.ts';
import { issueWanted } from './issue/issue.ts';
import { hindranceToSign } from './keys/keys.ts';
import { issueUnasked, offerAll, remindAll } from './offers.ts';
import type { CredentialJobs, CredentialSettings } from './settings.ts';

/** A key that is missing is waited for about a day; the sweep asks again each hour. */
const retry = { retryLimit: 40, retryDelay: 2, retryDelayMax: 3_600 };
const hourly = '40 * * * *';

export async function openCredentialJobs(
  jobs: Jobs,
  settings: CredentialSettings,
): Promise<CredentialJobs> {
  const issuing = await openQueue(jobs, {
    name: 'credentials',
    retry,
    work: () => issueWanted(settings),
  });
  const work = async () => {
    if (await hindranceToSign(settings)) return { asked: 0, reminded: 0, issued: 0 };
    return eachStep({
      asked: () => offerAll(settings),
      reminded: () => remindAll(settings),
      issued: () => issueUnasked(settings),
      left: () => issuing.sendAll(settings.db, [{}]),
    });
  };
  const recurring = await openRecurring(jobs, {
    name: 'credential-offers',
    cron: hourly,
    timeZone: settings.timeZone,
    work,
  });
  return {
    ...recurring,
    issuing,
    async start() {
      await issuing.start();
      // An earlier process may have died while issuing.
      await issuing.sendAll(settings.db, [{}]);
      await recurring.start();
    },
  };
}

/** Credentials wanted for work that is gone. */
export const credentialLeftovers: readonly Leftovers[] = [
  rowsOf('credentials', () => sql`issued_at is null and engagement_id is null`),
];
