import fp from 'fastify-plugin';
import type { Endpoint } from '../../../src/contract/endpoint.ts';
import { endpoints } from '../../../src/contract/endpoints.ts';

/** Hands a file's bytes over as they come, for the media types that some endpoint takes; each route limits their number. */
export const uploads = fp(async (app) => {
  const types = Object.values(endpoints as Record<string, Endpoint>).flatMap(
    ({ upload }) => upload?.types ?? [],
  );
  app.addContentTypeParser([...new Set(types)], { parseAs: 'buffer' }, (_request, body, done) => {
    done(null, body);
  });
});
