import { availableParallelism } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Endpoint } from '../../../../src/contract/endpoint.ts';
import { Problem } from '../problem.ts';
import { type Bounded, bounded } from './bounded.ts';
import { networkOf } from './network.ts';

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

/** As many requests of one caller are at work as a screen sends. What is beyond waits, and what waits too long is sent away. */
const eachCaller = { atOnce: 8, waiting: 100, waitMs: 10_000 };

/** A caller with more waiting asks for more than any screen does, and is slowed down. */
const manyWaiting = 4;
/** A caller with many waiting has this many at work, which leaves the database room for others. */
const atOnceOfMany = Math.min(availableParallelism(), eachCaller.atOnce);
/** A large answer costs more than the time it took to make: its turn lasts as long as a line of 80 Mbit/s has to do with it. */
const bytesPerMs = 10_000;

const retryAfterSeconds = 5;
const tooMany = () =>
  new Problem('too-many-requests', 'Wait until some of your requests have been answered.', {
    retryAfter: retryAfterSeconds,
  });

/** Identifies the caller by session, or by network without one. */
const callerOf = ({ person, ip }: FastifyRequest): string => person?.sessionId || networkOf(ip);

/** Calls that last as long as the caller likes with hardly any work, and calls of the operator. */
const takesNoTurn = ({ reply, upload, isUncounted }: Endpoint): boolean =>
  isUncounted === true || upload !== undefined || !['json', 'text'].includes(reply.kind);

/**
 * Makes requests of one caller wait for each other, so that a caller who asks for much at once does not keep everybody
 * else waiting. A turn lasts until the answer is sent, or made for a caller who is gone. A caller with many waiting
 * gets fewer turns, and pauses after each answer for as long as it took, which leaves half of the time to others.
 */
export const callerTurns = fp(async (app) => {
  const callers = new Map<string, Bounded>();

  /** @returns what ends the turn @throws {Problem} `too-many-requests` */
  async function turnOf(caller: string): Promise<() => void> {
    const turns = callers.get(caller) ?? bounded(eachCaller, tooMany);
    callers.set(caller, turns);
    const hasMany = () => turns.countWaiting() > manyWaiting;
    const work = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<void>();
    turns
      .run(async () => {
        const at = performance.now();
        begun.resolve();
        await work.promise;
        if (hasMany()) await setTimeout(performance.now() - at);
        turns.setAtOnce(hasMany() ? atOnceOfMany : eachCaller.atOnce);
      })
      .catch(begun.reject)
      .finally(() => {
        if (turns.isIdle()) callers.delete(caller);
      });
    await begun.promise;
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
