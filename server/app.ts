import cors from '@fastify/cors';
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { addresses } from './features/accounts/address/routes.ts';
import { admins } from './features/accounts/admins/routes.ts';
import { passwords } from './features/accounts/passwords/routes.ts';
import { registration } from './features/accounts/registration/routes.ts';
import { sessions } from './features/accounts/sessions/routes.ts';
import { applicants } from './features/applications/applicants/routes.ts';
import { applications } from './features/applications/routes.ts';
import { faculty } from './features/applications/university-staff/routes.ts';
import { assignments } from './features/assignments/runs/routes.ts';
import { domains } from './features/companies/domains/routes.ts';
import { members } from './features/companies/members/routes.ts';
import { companies } from './features/companies/routes.ts';
import { files } from './features/engagements/files/routes.ts';
import { engagements } from './features/engagements/routes.ts';
import { letters } from './features/messages/announcements/routes.ts';
import { support } from './features/messages/support/routes.ts';
import { visitors } from './features/projects/public-pages/routes.ts';
import { projects } from './features/projects/routes.ts';
import { savedSearches } from './features/projects/saved-searches/routes.ts';
import { statusUpdates } from './features/projects/status-updates/routes.ts';
import { massActs } from './features/reports/bulk-actions/routes.ts';
import { deletions } from './features/reports/deletions/routes.ts';
import { history } from './features/reports/history/routes.ts';
import { overview } from './features/reports/overview/routes.ts';
import { reporting } from './features/reports/routes.ts';
import { search } from './features/reports/search/routes.ts';
import { students } from './features/students/routes.ts';
import { terms } from './features/terms/routes.ts';
import { recommendations } from './features/universities/recommendations/routes.ts';
import { universities } from './features/universities/routes.ts';
import { staff } from './features/universities/staff/routes.ts';
import { auditLog } from './platform/audit/routes.ts';
import { guardedFeatures } from './platform/calls/guard.ts';
import { callerTurns } from './platform/http/limits/caller-turns.ts';
import {
  type ClientTimeouts,
  defaultTimeouts,
  timeoutOptions,
} from './platform/http/limits/client-timeouts.ts';
import { depthLimit } from './platform/http/limits/depth.ts';
import { limits } from './platform/http/limits/rate-limits.ts';
import { sharedLimits } from './platform/http/limits/shared-limits.ts';
import {
  answerUnreadable,
  hostRequired,
  passOverExpectations,
} from './platform/http/limits/unreadable.ts';
import { uploads } from './platform/http/limits/uploads.ts';
import { Problem } from './platform/http/problem.ts';
import { problems, sendProblem } from './platform/http/problems.ts';
import { requestLog, requestNames } from './platform/http/request-log.ts';
import { privateAnswers, securityHeaders } from './platform/http/security-headers.ts';
import { notFoundPage, site } from './platform/http/site.ts';
import { notifications } from './platform/notifications/routes.ts';
import { type Metrics, measured } from './platform/operating/metrics.ts';
import { operating } from './platform/operating/routes.ts';
import { stopping } from './platform/operating/stopping.ts';
import type { AppServices } from './services.ts';

export interface AppOptions {
  readonly services: AppServices;
  readonly logger: FastifyBaseLogger | false;
  /** The built site; null to serve the API alone. */
  readonly siteFolder: string | null;
  readonly corsOrigins: readonly string[];
  readonly trustProxy: boolean;
  /** Left out where nobody collects them. */
  readonly metrics?: Metrics | undefined;
  /** Whether people reach the product over TLS. */
  readonly https: boolean;
  readonly clientTimeouts?: ClientTimeouts | undefined;
}

/** The server's table of contents: what guards every call, then the features of the API, then the site. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const timeouts = timeoutOptions(options.clientTimeouts ?? defaultTimeouts);
  const app = fastify({
    ...(options.logger ? { loggerInstance: options.logger } : { logger: false }),
    ...requestNames,
    logController: new LogController({ disableRequestLogging: true }),
    // One proxy and no more: what it saw is the caller's address, not what the caller wrote before it.
    trustProxy: options.trustProxy && ((_, hop) => hop === 0),
    bodyLimit: 256 * 1024,
    ...timeouts,
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true, maxParamLength: 200 },
    frameworkErrors: (error, request, reply) => {
      sendProblem(request, reply, new Problem('bad-request', error.message));
    },
    // What still arrives while stopping is answered like anything else.
    return503OnClosing: false,
    clientErrorHandler: answerUnreadable,
    http: { ...timeouts.http, requireHostHeader: false },
  });
  passOverExpectations(app.server);

  if (options.metrics) await app.register(measured, { metrics: options.metrics });
  await app.register(requestLog);
  await app.register(stopping);
  await app.register(problems);
  await app.register(hostRequired);
  await app.register(securityHeaders, { https: options.https });
  await app.register(callerTurns);
  if (options.siteFolder) {
    await app.register(site, { folder: options.siteFolder });
    await app.register(visitors, { services: options.services, siteFolder: options.siteFolder });
  }
  await app.register(api, { ...options, prefix: '/api' });
  app.setNotFoundHandler(options.siteFolder ? notFoundPage : notFound);
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
  deletions,
  massActs,
  letters,
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

async function api(app: FastifyInstance, { services, corsOrigins }: AppOptions) {
  await app.register(privateAnswers);
  if (corsOrigins.length > 0) {
    await app.register(cors, {
      origin: [...corsOrigins],
      methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
      exposedHeaders: [
        'X-Total-Count',
        'X-Total-More',
        'Link',
        'Retry-After',
        'X-Request-Id',
        'Upload-Offset',
        'Upload-Length',
        'Tus-Resumable',
      ],
    });
  }
  await app.register(limits);
  await app.register(sharedLimits, { services });
  await app.register(uploads);
  await app.register(depthLimit);
  app.addHook('preHandler', app.takeTurn);
  await app.register(guardedFeatures, { services, features });
  // Before the site's own answer to addresses that lead nowhere; OPTIONS is the other origins' own, if there are any.
  const method = app.supportedMethods.filter(
    (name) => name !== 'OPTIONS' || corsOrigins.length === 0,
  );
  for (const url of ['', '/*']) app.route({ method, url, handler: notFound });
}

const notFound = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  sendProblem(
    request,
    reply,
    new Problem('not-found', `There is no ${request.method} call at this address.`),
  );
