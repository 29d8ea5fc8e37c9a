import cors from '@fastify/cors';
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import fp from 'fastify-plugin';
import type { Services } from '../calls/command.ts';
import { type Feature, guardedFeatures } from '../calls/guard.ts';
import { callerTurns } from '../http/limits/caller-turns.ts';
import {
  type ClientTimeouts,
  defaultTimeouts,
  timeoutOptions,
} from '../http/limits/client-timeouts.ts';
import { limits, sharedLimits } from '../http/limits/shared-limits.ts';
import { answerUnreadable, hostRequired, passOverExpectations } from '../http/limits/unreadable.ts';
import { depthLimit, uploads } from '../http/limits/uploads.ts';
import { Problem } from '../http/problem.ts';
import { problems, sendProblem } from '../http/problems.ts';
import { requestLog, requestNames } from '../http/request-log.ts';
import { privateAnswers, securityHeaders } from '../http/security-headers.ts';
import { type Metrics, measured } from './metrics.ts';

export interface ServerOptions {
  readonly logger: FastifyBaseLogger | false;
  readonly trustProxy: boolean;
  /** Left out where nobody collects them. */
  readonly metrics?: Metrics | undefined;
  /** True if people reach the product over TLS. */
  readonly https: boolean;
  readonly clientTimeouts?: ClientTimeouts | undefined;
}

interface ApiOptions<Needs extends Services> {
  readonly services: Needs;
  readonly features: readonly Feature<Needs>[];
  /** Sites of other origins whose pages may call. */
  readonly corsOrigins: readonly string[];
}

/** An HTTP server with what guards every call, and no calls yet. */
export async function openServer(options: ServerOptions): Promise<FastifyInstance> {
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
    // Requests that still arrive while stopping are answered like any other.
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
  return app;
}

/** The API: its features behind the guard, and an answer to addresses that lead nowhere. */
export async function api<Needs extends Services>(
  app: FastifyInstance,
  { services, features, corsOrigins }: ApiOptions<Needs>,
): Promise<void> {
  await app.register(privateAnswers);
  if (corsOrigins.length > 0) {
    await app.register(cors, {
      origin: [...corsOrigins],
      methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
      exposedHeaders: [
        'Date',
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

/** Answers that there is no call at an address. */
export const notFound = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  sendProblem(
    request,
    reply,
    new Problem('not-found', `There is no ${request.method} call at this address.`),
  );

declare module 'fastify' {
  interface FastifyInstance {
    /** True while this instance is about to stop: it reports that it is not ready, and still answers. */
    readonly stopping: { begun: boolean };
  }
}

/**
 * Stopping without a lost answer: once it has begun, readiness is false and every answer closes its
 * connection, so that a balancer sends new calls elsewhere while those under way are answered.
 */
const stopping = fp(async (app) => {
  app.decorate('stopping', { begun: false });
  app.addHook('onSend', (_, reply, payload, done) => {
    if (app.stopping.begun) reply.header('Connection', 'close');
    done(null, payload);
  });
});
