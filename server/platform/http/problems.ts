import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { ProblemCode } from '../../../src/contract/problem.ts';
import { isUnavailable } from '../database/unavailable.ts';
import { isFull } from './no-room.ts';
import { Problem } from './problem.ts';
import { refusalIn } from './taken.ts';

/** Turns everything that is thrown into problem+json. An unexpected error is logged and its answer reveals nothing. */
export const problems = fp(async (app) => {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const problem = refusalIn(error) ?? fromFramework(error);
    if (problem.code === 'unavailable')
      request.log.warn({ err: error }, 'the database is unavailable');
    else if (problem.code === 'no-room')
      request.log.error({ err: error }, 'there is no room to write');
    else if (problem.code === 'unexpected')
      request.log.error({ err: error }, 'a call failed unexpectedly');
    return sendProblem(request, reply, problem);
  });
});

/** When the database may be back. */
const retryAfterSeconds = 5;

export function sendProblem(
  request: FastifyRequest,
  reply: FastifyReply,
  problem: Problem,
): FastifyReply {
  const seconds = problem.retryAfter ?? (problem.code === 'unavailable' && retryAfterSeconds);
  if (seconds) reply.header('Retry-After', seconds);
  if (problem.status === 401) reply.header('WWW-Authenticate', 'Bearer');
  return reply
    .status(problem.status)
    .type('application/problem+json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(problem.body(request.url.split('?')[0] ?? '/'));
}

const framework: Record<string, ProblemCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported-media-type',
  // PostgreSQL's word that what a row names is gone: somebody has deleted it in the same moment.
  '23503': 'not-found',
};

function fromFramework(error: FastifyError): Problem {
  const known = framework[error.code];
  if (known) return new Problem(known);
  if (isFull(error)) return new Problem('no-room');
  if (isUnavailable(error)) return new Problem('unavailable', 'Try again in a moment.');
  if (error.statusCode === 429) return new Problem('too-many-requests', error.message);
  if (error.statusCode && error.statusCode >= 400 && error.statusCode < 500) {
    return new Problem('bad-request', sentence(error.message));
  }
  return new Problem('unexpected');
}

const sentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);
