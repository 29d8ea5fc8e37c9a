import { availableParallelism } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Endpoint } from '../../../src/contract/endpoint.ts';
import { Problem } from '../problem.ts';
import { type Bounded, bounded } from './bounded.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** As `preHandler`: waits until its caller has a turn. It ends by itself once the answer is sent. */
    readonly takeTurn: (request: FastifyRequest) => Promise<void>;
  }
  interface FastifyRequest {
    /** Ends the turn of this request; null while it has none. */
    endTurn: (() => void) | null;
  }
}

/**
 * How many requests of one caller are at work: as many as there are processors, so that what they ask of the database
 * leaves room for others. What is beyond waits, and what waits too long is sent away.
 */
const eachCaller = { atOnce: Math.min(availableParallelism(), 8), waiting: 100, waitMs: 10_000 };

/** From so many that wait, a caller rests after each answer. */
const restsFrom = 8;
/** A large answer costs more than the time it took to make: its turn lasts as long as a line of 160 Mbit/s has to do with it. */
const bytesPerMs = 20_000;

const retryAfterSeconds = 5;
const tooMany = () =>
  new Problem('too-many-requests', 'Wait until some of your requests have been answered.', {
    retryAfter: retryAfterSeconds,
  });

/** Whose work it is: of a session, or without one of an address. */
const callerOf = ({ person, ip }: FastifyRequest): string => person?.sessionId || ip;

/** What goes on for as long as its caller likes and hardly works meanwhile, and what the operator asks. */
const takesNoTurn = ({ reply, upload, isUncounted }: Endpoint): boolean =>
  isUncounted === true || upload !== undefined || !['json', 'text'].includes(reply.kind);

/**
 * Requests of one caller wait for each other, so that nobody who asks for much at once keeps everybody else waiting. A turn
 * lasts until the answer is sent, or made for a caller who is gone. Whoever has more waiting than a screen asks for rests
 * after each answer for as long as it took: half of the time is left to others.
 */
export const callerTurns = fp<{ atOnce?: number }>(async (app, { atOnce }) => {
  const callers = new Map<string, Bounded>();
  const bounds = { ...eachCaller, ...(atOnce && { atOnce }) };

  /** @returns what ends the turn @throws {Problem} `too-many-requests` */
  async function turnOf(caller: string): Promise<() => void> {
    const turns = callers.get(caller) ?? bounded(bounds, tooMany);
    callers.set(caller, turns);
    const work = Promise.withResolvers<void>();
    await new Promise<void>((begin, refuse) => {
      turns
        .run(async () => {
          const begun = performance.now();
          begin();
          await work.promise;
          if (turns.countWaiting() > restsFrom) await setTimeout(performance.now() - begun);
        })
        .catch(refuse)
        .finally(() => {
          if (turns.isIdle()) callers.delete(caller);
        });
    });
    return work.resolve;
  }

  app.decorateRequest('endTurn', null);
  app.decorate('takeTurn', async (request: FastifyRequest) => {
    const { endpoint } = request.routeOptions.config;
    if (endpoint && takesNoTurn(endpoint)) return;
    request.endTurn = await turnOf(callerOf(request));
  });
  app.addHook('onSend', async ({ endTurn }, { raw }: FastifyReply, payload) => {
    if (!endTurn) return;
    const { length } = typeof payload === 'string' || Buffer.isBuffer(payload) ? payload : '';
    const end =
      length < bytesPerMs ? endTurn : () => void setTimeout(length / bytesPerMs).then(endTurn);
    if (raw.destroyed) end();
    else raw.once('finish', end).once('close', end);
  });
});
