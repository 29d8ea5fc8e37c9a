import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import { type AccountServices, openAccountJobs } from './features/accounts/account-jobs.ts';
import { admins } from './features/accounts/admins/routes.ts';
import { accountLeftovers } from './features/accounts/leftovers.ts';
import { findPerson } from './features/accounts/person.ts';
import { addresses, passwords, registration } from './features/accounts/routes.ts';
import { sessions } from './features/accounts/sessions/routes.ts';
import { noteWrite } from './features/accounts/sessions/sessions.ts';
import { tokensWith } from './features/accounts/sessions/tokens.ts';
import { applicants } from './features/applications/applicants/routes.ts';
import { openTimeouts } from './features/applications/deadlines/timeouts.ts';
import { applications } from './features/applications/routes.ts';
import { openTermReminders } from './features/applications/term-reminders/remind.ts';
import { assignments } from './features/assignments/runs/routes.ts';
import type { DomainServices } from './features/companies/domains/routes.ts';
import { domains } from './features/companies/domains/routes.ts';
import { companyLeftovers } from './features/companies/leftovers.ts';
import { members } from './features/companies/members/routes.ts';
import { companies } from './features/companies/routes.ts';
import { conversations } from './features/conversations/routes.ts';
import { credentialLeftovers, openCredentialJobs } from './features/credentials/jobs.ts';
import { achievements } from './features/credentials/public/achievements.ts';
import { credentialDocuments } from './features/credentials/public/documents.ts';
import { takeAways } from './features/credentials/public/take-away.ts';
import { credentials } from './features/credentials/routes.ts';
import type { CredentialServices } from './features/credentials/settings.ts';
import { verifyPages } from './features/credentials/verify/page/routes.ts';
import { verifying } from './features/credentials/verify/routes.ts';
import { type FileServices, openFileJobs } from './features/engagements/files/jobs.ts';
import { files } from './features/engagements/files/routes.ts';
import { openWorkJobs } from './features/engagements/jobs.ts';
import { engagements } from './features/engagements/routes.ts';
import { faculty } from './features/engagements/university-staff/routes.ts';
import { openEvaluationJobs } from './features/evaluations/jobs.ts';
import { evaluationLeftovers } from './features/evaluations/links/link.ts';
import { evaluations } from './features/evaluations/routes.ts';
import {
  type AnnouncementServices,
  openAnnouncementJobs,
} from './features/messages/announcements/jobs.ts';
import { announcements } from './features/messages/announcements/routes.ts';
import { messageLeftovers } from './features/messages/leftovers.ts';
import { support } from './features/messages/support/routes.ts';
import { portfolioPages } from './features/portfolio/pages.ts';
import { portfolioLeftovers } from './features/portfolio/portfolio.ts';
import { portfolio } from './features/portfolio/routes.ts';
import { publicPages } from './features/projects/public-pages/routes.ts';
import { projects } from './features/projects/routes.ts';
import { openDigests } from './features/projects/saved-searches/digest/digests.ts';
import { savedSearches } from './features/projects/saved-searches/routes.ts';
import { statusUpdates } from './features/projects/status-updates/routes.ts';
import {
  type BulkActionServices,
  openBulkActionJobs,
} from './features/reports/bulk-actions/jobs.ts';
import { bulkActions } from './features/reports/bulk-actions/routes.ts';
import { deletionImpact } from './features/reports/deletion-impact/routes.ts';
import { history } from './features/reports/history/history.ts';
import { overview } from './features/reports/overview/routes.ts';
import { reporting } from './features/reports/routes.ts';
import { search } from './features/reports/search/search.ts';
import { studentLeftovers } from './features/students/leftovers.ts';
import { students } from './features/students/routes.ts';
import { terms } from './features/terms/routes.ts';
import { recommendations } from './features/universities/recommendations/routes.ts';
import { universities } from './features/universities/routes.ts';
import { staff } from './features/universities/staff/routes.ts';
import { auditLog } from './platform/audit/routes.ts';
import { notFoundPage, site } from './platform/http/site.ts';
import type { Recurring } from './platform/jobs/recurring.ts';
import { notifications } from './platform/notifications/routes.ts';
import { type BackupWatch, openBackupWatch } from './platform/operating/backup-checks/watch.ts';
import { openHousekeeping } from './platform/operating/housekeeping.ts';
import {
  type Opened,
  openPlatform,
  type PlatformSettings,
} from './platform/operating/open-services.ts';
import { operating } from './platform/operating/routes.ts';
import { api, notFound, openServer, type ServerOptions } from './platform/operating/server.ts';
import { openVacuum } from './platform/operating/vacuum.ts';
import { names, reactions } from './reactions.ts';

export interface AppOptions extends ServerOptions {
  readonly services: AppServices;
  /** The built site; null to serve the API alone. */
  readonly siteFolder: string | null;
  readonly corsOrigins: readonly string[];
}

/** The server's table of contents: what guards every call, then the features of the API, then the site. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { services, siteFolder, corsOrigins } = options;
  const app = await openServer(options);
  await app.register(credentialDocuments, { services });
  await app.register(takeAways, { services });
  if (siteFolder) {
    await app.register(site, { folder: siteFolder });
    await app.register(publicPages, { services, siteFolder });
    await app.register(achievements, { services, siteFolder });
    await app.register(verifyPages, { services, siteFolder });
    await app.register(portfolioPages, { services, siteFolder });
  }
  await app.register(api<AppServices>, { services, features, corsOrigins, prefix: '/api' });
  app.setNotFoundHandler(siteFolder ? notFoundPage : notFound);
  return app;
}

/** The features of the API; one that is forgotten here stops the start (`guard.ts`). */
const features = [
  registration,
  passwords,
  addresses,
  sessions,
  students,
  companies,
  members,
  domains,
  admins,
  projects,
  savedSearches,
  applications,
  applicants,
  statusUpdates,
  engagements,
  files,
  conversations,
  evaluations,
  credentials,
  verifying,
  portfolio,
  deletionImpact,
  bulkActions,
  announcements,
  assignments,
  reporting,
  notifications,
  support,
  universities,
  staff,
  faculty,
  recommendations,
  terms,
  auditLog,
  history,
  overview,
  search,
  operating,
];

type From<Open extends (...given: never[]) => Promise<unknown>> = Awaited<ReturnType<Open>>;

/** Services of all features, made once at the start or by a test. */
export interface AppServices
  extends AccountServices,
    DomainServices,
    FileServices,
    CredentialServices,
    BulkActionServices,
    AnnouncementServices {
  readonly timeouts: From<typeof openTimeouts>;
  readonly digests: From<typeof openDigests>;
  readonly termReminders: From<typeof openTermReminders>;
  readonly workJobs: From<typeof openWorkJobs>;
  readonly evaluationJobs: From<typeof openEvaluationJobs>;
  readonly housekeeping: From<typeof openHousekeeping>;
  /** Only for the embedded database; PostgreSQL vacuums by itself. */
  readonly vacuum: Recurring | null;
  readonly backupWatch: BackupWatch;
}

/** The settings that features and platform are opened with. */
type Settings = PlatformSettings &
  Pick<
    Config,
    | 'adminIdleMinutes'
    | 'bulkActionAbove'
    | 'nameServers'
    | 'fileLimits'
    | 'clamd'
    | 'restoreProvedHours'
    | 'demo'
  >;

/** Opens what the features use, with their background work. */
export async function openServices(opened: Opened, settings: Settings): Promise<AppServices> {
  const { database, jobs, secrets, clock } = opened;
  const { adminIdleMinutes, bulkActionAbove, nameServers, fileLimits, clamd } = settings;
  const tokens = tokensWith(secrets.tokenKey, clock);
  const services = await openPlatform(opened, settings, {
    authentication: { readToken: tokens.read, findPerson, noteWrite },
    reactions,
    names,
    drawingWorker: new URL('./features/drawing/worker.ts', import.meta.url),
  });
  const signing = { sealKey: secrets.sealKey, isDemo: settings.demo };
  return {
    ...services,
    adminIdleMinutes,
    tokens,
    accountJobs: await openAccountJobs(jobs, services),
    timeouts: await openTimeouts(jobs, services),
    digests: await openDigests(jobs, services),
    termReminders: await openTermReminders(jobs, services),
    workJobs: await openWorkJobs(jobs, services),
    evaluationJobs: await openEvaluationJobs(jobs, services),
    ...signing,
    credentialJobs: await openCredentialJobs(jobs, { ...services, ...signing }),
    fileLimits,
    fileJobs: await openFileJobs(jobs, services, clamd),
    housekeeping: await openHousekeeping(jobs, services, [
      ...accountLeftovers,
      ...companyLeftovers,
      ...studentLeftovers,
      ...evaluationLeftovers,
      ...credentialLeftovers,
      ...portfolioLeftovers,
      ...messageLeftovers,
    ]),
    vacuum: database.kind === 'PGlite' ? await openVacuum(jobs, database.db) : null,
    backupWatch: await openBackupWatch(jobs, services, settings.restoreProvedHours),
    bulkActionJobs: await openBulkActionJobs(jobs, services),
    announcementJobs: await openAnnouncementJobs(jobs, services),
    bulkActionAbove: bulkActionAbove,
    nameServers,
  };
}
