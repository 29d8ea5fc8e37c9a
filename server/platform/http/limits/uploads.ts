import fp from 'fastify-plugin';
import type { Endpoint } from '../../../../src/contract/endpoint.ts';
import { endpoints } from '../../../../src/contract/endpoints.ts';

/**
 * Hands a file's bytes over as they come, for the media types that some endpoint takes; each route limits their number.
 * What is read as a stream is left where it is: the handler takes it from the request.
 */
export const uploads = fp(async (app) => {
  const taken = Object.values(endpoints as Record<string, Endpoint>).flatMap(({ upload }) =>
    upload ? [upload] : [],
  );
  const typesOf = (isStream: boolean) => [
    ...new Set(
      taken.filter((one) => Boolean(one.isStream) === isStream).flatMap(({ types }) => types),
    ),
  ];
  app.addContentTypeParser(typesOf(false), { parseAs: 'buffer' }, (_request, body, done) => {
    done(null, body);
  });
  app.addContentTypeParser(typesOf(true), (_request, _payload, done) => done(null));
});
