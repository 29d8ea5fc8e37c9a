import { createHmac } from 'node:crypto';
import rateLimit from '@fastify/rate-limit';
import fp from 'fastify-plugin';
import type { Database } from '../../database/open.ts';
import { execute, firstRow } from '../../database/rows.ts';
import { Problem } from '../problem.ts';
import { networkOf } from './network.ts';

const minuteMs = 60_000;
/** Old counts deleted at a time, along the way. */
const clearedAtOnce = 20;

/**
 * Limits calls that guess or send mail to `perMinute` from one address, counted in the database over all instances.
 * Addresses are stored as keyed hashes.
 */
export const sharedLimits = fp<{
  services: { db: Database; clock: () => Date; codeKey: Uint8Array };
}>(async (app, { services: { db, clock, codeKey } }) => {
  app.addHook('onRequest', async ({ ip, routeOptions }) => {
    const { perMinute, method, path } = routeOptions.config.endpoint ?? {};
    if (perMinute === undefined) return;
    const caller = createHmac('sha256', codeKey)
      .update(`caller:${networkOf(ip)}`)
      .digest('base64url');
    const now = clock();
    const over = new Date(now.getTime() - minuteMs);
    const row = await firstRow<{ count: number; since: Date }>(db)`
        insert into call_counts as c (caller, call, since, count)
        values (${caller}, ${`${method} ${path}`}, ${now}, 1)
        on conflict (caller, call) do update set
          count = case when c.since <= ${over} then 1 else c.count + 1 end,
          since = case when c.since <= ${over} then ${now} else c.since end
        returning count, since`;
    const { count, since } = row!;
    if (count === 1)
      await execute(db)`
          delete from call_counts where (caller, call) in (
            select caller, call from call_counts where since <= ${over}
            limit ${clearedAtOnce} for update skip locked)`;
    if (count <= perMinute) return;
    const seconds = Math.ceil((since.getTime() + minuteMs - now.getTime()) / 1000);
    throw new Problem('too-many-requests', `Try again in ${waitInWords(seconds)}.`, {
      retryAfter: seconds,
    });
  });
});

/** When to try again, in words: '1 second', '89 seconds', '2 minutes'. */
export function waitInWords(seconds: number): string {
  const [number, unit] = seconds < 90 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return `${number} ${unit}${number === 1 ? '' : 's'}`;
}

/** A whole class behind one address must not notice; a script that hammers must. */
const callsPerMinute = 3_000;

/** Limits the calls a minute from one address to this instance. `sharedLimits` cover calls that guess or send mail. */
export const limits = fp(async (app) => {
  await app.register(rateLimit, {
    max: callsPerMinute,
    timeWindow: '1 minute',
    keyGenerator: ({ ip }) => networkOf(ip),
    // Only refused callers see them.
    addHeadersOnExceeding: {
      'x-ratelimit-limit': false,
      'x-ratelimit-remaining': false,
      'x-ratelimit-reset': false,
    },
    errorResponseBuilder: (_, { after, statusCode }) =>
      Object.assign(new Error(`Try again in ${after}.`), { statusCode }),
  });
});
