import type { Config } from './config.ts';
import { type AccountJobs, openAccountJobs } from './features/accounts/account-jobs.ts';
import { type Tokens, tokensWith } from './features/accounts/sessions/tokens.ts';
import { openTimeouts, type Timeouts } from './features/applications/deadlines/timeouts.ts';
import {
  openTermReminders,
  type TermReminders,
} from './features/applications/term-reminders/remind.ts';
import { type FileJobs, openFileJobs } from './features/engagements/files/jobs.ts';
import { openWorkJobs, type WorkJobs } from './features/engagements/jobs.ts';
import { type LetterJobs, openLetterJobs } from './features/messages/announcements/jobs.ts';
import { type Digests, openDigests } from './features/projects/saved-searches/digest/digests.ts';
import { type MassActJobs, openMassActJobs } from './features/reports/bulk-actions/jobs.ts';
import type { OpenDatabase } from './platform/database/open.ts';
import type { Replicas } from './platform/database/replicas/replicas.ts';
import type { Jobs } from './platform/jobs/open.ts';
import { type NotificationBus, openNotificationBus } from './platform/live/bus.ts';
import { openMailer } from './platform/mail/mailer.ts';
import type { Transport } from './platform/mail/transport.ts';
import { openNewsMails } from './platform/notifications/mails/open.ts';
import { openRestoreWatch, type RestoreWatch } from './platform/operating/backup-checks/watch.ts';
import { type Housekeeping, openHousekeeping } from './platform/operating/housekeeping.ts';
import { openVacuum, type Vacuum } from './platform/operating/vacuum.ts';
import { openStudio, type Studio } from './platform/storage/images/studio.ts';
import type { FileStore } from './platform/storage/store.ts';
import type { Secrets } from './secrets.ts';
import type { VerbContext } from './verb-context.ts';

/** What every room may use; made once at the start, or by a test. */
export interface Services extends VerbContext {
  /** How long an admin's session lasts without being used. */
  readonly adminIdleMinutes: number;
  readonly tokens: Tokens;
  readonly accountJobs: AccountJobs;
  readonly timeouts: Timeouts;
  readonly digests: Digests;
  readonly termReminders: TermReminders;
  readonly workJobs: WorkJobs;
  /** Where the bytes of files are kept. */
  readonly fileStore: FileStore;
  readonly fileLimits: Config['fileLimits'];
  readonly fileJobs: FileJobs;
  readonly studio: Studio;
  readonly housekeeping: Housekeeping;
  /** Of the embedded database; PostgreSQL does it itself. */
  readonly vacuum: Vacuum | null;
  readonly restoreWatch: RestoreWatch;
  readonly massActJobs: MassActJobs;
  readonly letterJobs: LetterJobs;
  /** From more people than this on, what an admin does to many is shown first and done by a job. */
  readonly massActAbove: number;
  /** Who is asked for DNS records; none means whom the machine asks. */
  readonly nameServers: readonly string[];
  readonly live: NotificationBus;
  readonly replicas: Replicas;
}

/** What of the configuration the rooms go by. */
export type Settings = Pick<
  Config,
  | 'publicOrigin'
  | 'adminIdleMinutes'
  | 'massActAbove'
  | 'privacy'
  | 'projectApproval'
  | 'timeZone'
  | 'checkInHours'
  | 'nameServers'
  | 'fileLimits'
  | 'clamd'
  | 'restoreProvedHours'
>;

export async function openServices(
  database: OpenDatabase,
  replicas: Replicas,
  jobs: Jobs,
  transport: Transport,
  fileStore: FileStore,
  { tokenKey, mailKey, codeKey }: Secrets,
  clock: () => Date,
  {
    publicOrigin,
    adminIdleMinutes,
    massActAbove,
    privacy,
    projectApproval,
    timeZone,
    checkInHours,
    nameServers,
    fileLimits,
    clamd,
    restoreProvedHours,
  }: Settings,
): Promise<Services> {
  const mailer = await openMailer(jobs, transport, mailKey);
  const context: VerbContext = {
    db: database.db,
    reads: database.reads,
    clock,
    mailer,
    newsMails: await openNewsMails(jobs, {
      db: database.db,
      clock,
      mailer,
      publicOrigin,
      timeZone,
    }),
    codeKey,
    publicOrigin,
    privacy,
    projectApproval,
    timeZone,
    checkInHours,
  };
  const studio = openStudio();
  return {
    ...context,
    adminIdleMinutes,
    tokens: tokensWith(tokenKey, clock),
    accountJobs: await openAccountJobs(jobs, context),
    timeouts: await openTimeouts(jobs, context),
    digests: await openDigests(jobs, context),
    termReminders: await openTermReminders(jobs, context),
    workJobs: await openWorkJobs(jobs, context),
    fileStore,
    fileLimits,
    fileJobs: await openFileJobs(jobs, context, { store: fileStore, studio, clamd }),
    studio,
    housekeeping: await openHousekeeping(jobs, context),
    vacuum: database.kind === 'PGlite' ? await openVacuum(jobs, database.db) : null,
    restoreWatch: await openRestoreWatch(jobs, context, restoreProvedHours),
    massActJobs: await openMassActJobs(jobs, context),
    letterJobs: await openLetterJobs(jobs, context),
    massActAbove,
    nameServers,
    live: await openNotificationBus(database, replicas),
    replicas,
  };
}
