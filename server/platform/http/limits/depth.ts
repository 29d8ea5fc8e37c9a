import fp from 'fastify-plugin';
import { Problem } from '../problem.ts';

/** The contract nests four levels; far deeper, and whatever walks through a body comes to the end of the stack. */
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
