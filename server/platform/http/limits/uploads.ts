import fp from 'fastify-plugin';
import type { Endpoint } from '../../../../src/contract/endpoint.ts';
import { endpoints } from '../../../../src/contract/endpoints.ts';
import { Problem } from '../problem.ts';

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

/** The contract nests four levels. A far deeper body would overflow the stack of functions that walk through it. */
const levelsAtMost = 50;

/** Refuses bodies of JSON that are nested too deeply. */
export const depthLimit = fp(async (app) => {
  app.addHook('preValidation', ({ body }, _, done) => {
    const isRefused = !Buffer.isBuffer(body) && isDeeper(body);
    done(
      isRefused
        ? new Problem('bad-request', `Nest the body at most ${levelsAtMost} levels deep.`)
        : undefined,
    );
  });
});

/** Goes down level by level: into each other, it would itself come to the end of the stack. */
function isDeeper(body: unknown): boolean {
  let level: readonly unknown[] = [body];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > levelsAtMost) return true;
    level = level
      .filter((value) => typeof value === 'object' && value !== null)
      .flatMap(Object.values);
  }
  return false;
}
