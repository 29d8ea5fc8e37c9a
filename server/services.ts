import { type AccountJobs, openAccountJobs } from './accounts/account-jobs.ts';
import { type Tokens, tokensWith } from './accounts/sessions/tokens.ts';
import { openTimeouts, type Timeouts } from './applications/deadlines/timeouts.ts';
import type { OpenDatabase } from './database/open.ts';
import type { Jobs } from './jobs/open.ts';
import { openMailer } from './mail/mailer.ts';
import type { Transport } from './mail/transport.ts';
import { type NotificationBus, openNotificationBus } from './notifications/bus.ts';
import { type Housekeeping, openHousekeeping } from './operating/housekeeping.ts';
import type { Privacy } from './privacy.ts';
import type { Secrets } from './secrets.ts';
import type { VerbContext } from './verb-context.ts';

/** What every room may use; made once at the start, or by a test. */
export interface Services extends VerbContext {
  readonly tokens: Tokens;
  readonly accountJobs: AccountJobs;
  readonly timeouts: Timeouts;
  readonly housekeeping: Housekeeping;
  readonly live: NotificationBus;
}

export async function openServices(
  database: OpenDatabase,
  jobs: Jobs,
  transport: Transport,
  { tokenKey, mailKey, codeKey }: Secrets,
  clock: () => Date,
  publicOrigin: string,
  privacy: Privacy,
): Promise<Services> {
  const mailer = await openMailer(jobs, transport, mailKey);
  const context: VerbContext = {
    db: database.db,
    reads: database.reads,
    clock,
    mailer,
    codeKey,
    publicOrigin,
    privacy,
  };
  return {
    ...context,
    tokens: tokensWith(tokenKey, clock),
    accountJobs: await openAccountJobs(jobs, context),
    timeouts: await openTimeouts(jobs, context),
    housekeeping: await openHousekeeping(jobs, context),
    live: await openNotificationBus(database),
  };
}
