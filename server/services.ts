import type { Config } from './config.ts';
import { type AccountServices, openAccountJobs } from './features/accounts/account-jobs.ts';
import { accountLeftovers } from './features/accounts/leftovers.ts';
import { findPerson } from './features/accounts/person.ts';
import { noteWrite } from './features/accounts/sessions/last-write.ts';
import { tokensWith } from './features/accounts/sessions/tokens.ts';
import { openTimeouts, type Timeouts } from './features/applications/deadlines/timeouts.ts';
import {
  openTermReminders,
  type TermReminders,
} from './features/applications/term-reminders/remind.ts';
import type { DomainServices } from './features/companies/domains/routes.ts';
import { companyLeftovers } from './features/companies/leftovers.ts';
import { type FileServices, openFileJobs } from './features/engagements/files/jobs.ts';
import { openWorkJobs, type WorkJobs } from './features/engagements/jobs.ts';
import { type LetterServices, openLetterJobs } from './features/messages/announcements/jobs.ts';
import { messageLeftovers } from './features/messages/leftovers.ts';
import { type Digests, openDigests } from './features/projects/saved-searches/digest/digests.ts';
import { type MassActServices, openMassActJobs } from './features/reports/bulk-actions/jobs.ts';
import { studentLeftovers } from './features/students/leftovers.ts';
import type { Services } from './platform/calls/command.ts';
import type { OpenDatabase } from './platform/database/open.ts';
import type { Replicas } from './platform/database/replicas/replicas.ts';
import type { Jobs } from './platform/jobs/open.ts';
import { openNotificationBus } from './platform/live/bus.ts';
import { openMailer } from './platform/mail/mailer.ts';
import { openNewsMails } from './platform/mail/news/open.ts';
import type { Transport } from './platform/mail/transport.ts';
import { openRestoreWatch, type RestoreWatch } from './platform/operating/backup-checks/watch.ts';
import { type Housekeeping, openHousekeeping } from './platform/operating/housekeeping.ts';
import { openVacuum, type Vacuum } from './platform/operating/vacuum.ts';
import type { Secrets } from './platform/settings/secrets.ts';
import { openImageWorker } from './platform/storage/images/image-worker.ts';
import type { FileStore } from './platform/storage/store.ts';
import { reactions } from './reactions.ts';

/** What all features may use; made once at the start, or by a test. */
export interface AppServices
  extends AccountServices,
    DomainServices,
    FileServices,
    MassActServices,
    LetterServices {
  readonly timeouts: Timeouts;
  readonly digests: Digests;
  readonly termReminders: TermReminders;
  readonly workJobs: WorkJobs;
  readonly housekeeping: Housekeeping;
  /** Of the embedded database; PostgreSQL does it itself. */
  readonly vacuum: Vacuum | null;
  readonly restoreWatch: RestoreWatch;
}

/** The settings that services are opened with. */
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
): Promise<AppServices> {
  const mailer = await openMailer(jobs, transport, mailKey);
  const tokens = tokensWith(tokenKey, clock);
  const services: Services = {
    db: database.db,
    reads: database.reads,
    clock,
    authentication: { readToken: tokens.read, findPerson, noteWrite },
    reactions,
    mailer,
    newsMails: await openNewsMails(jobs, {
      db: database.db,
      clock,
      mailer,
      publicOrigin,
      timeZone,
    }),
    fileStore,
    imageWorker: openImageWorker(),
    live: await openNotificationBus(database, replicas),
    replicas,
    codeKey,
    publicOrigin,
    privacy,
    projectApproval,
    timeZone,
    checkInHours,
  };
  return {
    ...services,
    adminIdleMinutes,
    tokens,
    accountJobs: await openAccountJobs(jobs, services),
    timeouts: await openTimeouts(jobs, services),
    digests: await openDigests(jobs, services),
    termReminders: await openTermReminders(jobs, services),
    workJobs: await openWorkJobs(jobs, services),
    fileLimits,
    fileJobs: await openFileJobs(jobs, services, clamd),
    housekeeping: await openHousekeeping(jobs, services, [
      ...accountLeftovers,
      ...companyLeftovers,
      ...studentLeftovers,
      ...messageLeftovers,
    ]),
    vacuum: database.kind === 'PGlite' ? await openVacuum(jobs, database.db) : null,
    restoreWatch: await openRestoreWatch(jobs, services, restoreProvedHours),
    massActJobs: await openMassActJobs(jobs, services),
    letterJobs: await openLetterJobs(jobs, services),
    massActAbove,
    nameServers,
  };
}
