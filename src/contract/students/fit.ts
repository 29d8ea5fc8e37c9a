import * as v from 'valibot';
import { upTo } from '../paging.ts';

/** Skills of a project that are named. */
export const skillsNamedAtMost = 30;

/**
 * Explained fit of a student and a project: the same numbers for both sides. `server/features/students/fit.ts` computes
 * it and docs/fit.md explains it.
 */
export const fit = v.object({
  /** 0 to 100. */
  score: v.number(),
  parts: upTo(
    3,
    v.object({
      name: v.picklist(['skills', 'engineering type', 'availability']),
      /** Weight of this part, in points of 100. */
      weight: v.number(),
      points: v.number(),
      sentence: v.string(),
    }),
  ),
  skillsHave: upTo(skillsNamedAtMost, v.string()),
  skillsMissing: upTo(skillsNamedAtMost, v.string()),
});
export type Fit = v.InferOutput<typeof fit>;
