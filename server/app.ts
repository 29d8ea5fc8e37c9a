import cors from '@fastify/cors';
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { passwords } from './accounts/password-routes.ts';
import { accounts } from './accounts/routes.ts';
import { sessions } from './accounts/session-routes.ts';
import { admins } from './admins/routes.ts';
import { applicants } from './applications/applicant-routes.ts';
import { applications } from './applications/routes.ts';
import { auditLog } from './audit/routes.ts';
import { managedCompanies } from './companies/managing-routes.ts';
import { companies } from './companies/routes.ts';
import { assignments } from './matching/runs/routes.ts';
import { notifications } from './notifications/routes.ts';
import { type Metrics, measured } from './operating/metrics.ts';
import { operating } from './operating/routes.ts';
import { overview } from './overview/routes.ts';
import { limits } from './plugins/limits.ts';
import { Problem } from './plugins/problem.ts';
import { answer, problems } from './plugins/problems.ts';
import { privateAnswers, securityHeaders } from './plugins/security-headers.ts';
import { signIn } from './plugins/sign-in.ts';
import { notFoundPage, site } from './plugins/site.ts';
import { uploads } from './plugins/uploads.ts';
import { projects } from './projects/routes.ts';
import { reporting } from './reports/routes.ts';
import { search } from './search/routes.ts';
import type { Services } from './services.ts';
import { statusUpdates } from './status-updates/routes.ts';
import { managedStudents } from './students/managing-routes.ts';
import { pictures } from './students/picture-routes.ts';
import { students } from './students/routes.ts';
import { inbox } from './support/inbox-routes.ts';
import { support } from './support/routes.ts';

export interface AppOptions {
  readonly services: Services;
  readonly logger: FastifyBaseLogger | false;
  /** The built site; null to serve the API alone. */
  readonly siteFolder: string | null;
  readonly corsOrigins: readonly string[];
  readonly trustProxy: boolean;
  /** Where answers are noted, if they are. */
  readonly metrics?: Metrics | undefined;
  /** Whether people reach the product over TLS. */
  readonly https: boolean;
}

/** The server's table of contents: what guards every call, then the rooms of the API, then the site. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const app = fastify({
    ...(options.logger ? { loggerInstance: options.logger } : { logger: false }),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: options.trustProxy,
    bodyLimit: 256 * 1024,
    connectionTimeout: 60_000,
    requestTimeout: 30_000,
    keepAliveTimeout: 65_000,
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true, maxParamLength: 200 },
    frameworkErrors: (error, request, reply) => {
      answer(request, reply, new Problem('bad-request', error.message));
    },
  });

  if (options.metrics) await app.register(measured, { metrics: options.metrics });
  await app.register(problems);
  await app.register(securityHeaders, { https: options.https });
  if (options.siteFolder) await app.register(site, { folder: options.siteFolder });
  await app.register(api, { ...options, prefix: '/api' });
  const isForPeople = ({ url }: FastifyRequest) => options.siteFolder && !/^\/api\b/i.test(url);
  app.setNotFoundHandler((request, reply) =>
    isForPeople(request) ? notFoundPage(request, reply) : nothingHere(request, reply),
  );
  return app;
}

/** The rooms of the API. */
const rooms = [
  accounts,
  passwords,
  sessions,
  students,
  managedStudents,
  pictures,
  companies,
  managedCompanies,
  admins,
  projects,
  applications,
  applicants,
  statusUpdates,
  assignments,
  reporting,
  notifications,
  support,
  inbox,
  auditLog,
  overview,
  search,
  operating,
];

async function api(app: FastifyInstance, { services, corsOrigins }: AppOptions) {
  await app.register(privateAnswers);
  await app.register(cors, {
    origin: [...corsOrigins],
    methods: ['GET', 'POST', 'PUT', 'DELETE'],
    exposedHeaders: ['X-Total-Count', 'Link'],
  });
  await app.register(limits);
  await app.register(uploads);
  await app.register(signIn, { services });
  for (const room of rooms) {
    await app.register(room, { services });
  }
  app.setNotFoundHandler(nothingHere);
}

const nothingHere = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  answer(
    request,
    reply,
    new Problem('not-found', `${request.method} does not lead anywhere here.`),
  );
