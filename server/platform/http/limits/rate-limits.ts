import rateLimit from '@fastify/rate-limit';
import fp from 'fastify-plugin';

/** A whole class behind one address must not notice; a script that hammers must. */
const callsPerMinute = 3_000;

/** At most so many calls a minute from one address to this instance. `sharedLimits` are about what guesses or sends mail. */
export const limits = fp(async (app) => {
  await app.register(rateLimit, {
    max: callsPerMinute,
    timeWindow: '1 minute',
    // Whoever is refused is told; nobody else needs to know.
    addHeadersOnExceeding: {
      'x-ratelimit-limit': false,
      'x-ratelimit-remaining': false,
      'x-ratelimit-reset': false,
    },
    errorResponseBuilder: (_, { after, statusCode }) =>
      Object.assign(new Error(`Try again in ${after}.`), { statusCode }),
  });
});
