import { type AccountJobs, openAccountJobs } from './accounts/account-jobs.ts';
import { type Tokens, tokensWith } from './accounts/tokens.ts';
import { openTimeouts, type Timeouts } from './applications/timeouts.ts';
import type { Databases, OpenDatabase } from './database/open.ts';
import type { Jobs } from './jobs/open.ts';
import { type Mailer, openMailer } from './mail/mailer.ts';
import type { Transport } from './mail/transport.ts';
import { type NotificationBus, openNotificationBus } from './notifications/bus.ts';
import { type Housekeeping, openHousekeeping } from './operating/housekeeping.ts';
import type { Secrets } from './secrets.ts';

/** What every room may use; made once at the start, or by a test. */
export interface Services extends Databases {
  /** The only source of the present, so that tests can move it. */
  readonly clock: () => Date;
  readonly tokens: Tokens;
  readonly mailer: Mailer;
  readonly accountJobs: AccountJobs;
  readonly timeouts: Timeouts;
  readonly housekeeping: Housekeeping;
  readonly live: NotificationBus;
  /** Keys the hashes of short codes, which could otherwise be guessed from a stolen table. */
  readonly codeKey: Uint8Array;
  /** The address of the site, without a slash at the end. */
  readonly publicOrigin: string;
}

export async function openServices(
  database: OpenDatabase,
  jobs: Jobs,
  transport: Transport,
  { tokenKey, mailKey, codeKey }: Secrets,
  clock: () => Date,
  publicOrigin: string,
): Promise<Services> {
  const mailer = await openMailer(jobs, transport, mailKey);
  const basics = { db: database.db, clock, mailer, codeKey, publicOrigin };
  return {
    ...basics,
    reads: database.reads,
    tokens: tokensWith(tokenKey, clock),
    accountJobs: await openAccountJobs(jobs, basics),
    timeouts: await openTimeouts(jobs, basics),
    housekeeping: await openHousekeeping(jobs, basics),
    live: await openNotificationBus(database),
  };
}
