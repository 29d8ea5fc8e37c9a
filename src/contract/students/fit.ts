import * as v from 'valibot';
import { upTo } from '../paging.ts';

/** The first so many of the skills that a project asks for are named. */
export const skillsNamedAtMost = 30;

/**
 * How well a student and a project fit, explained: the same numbers for both sides.
 * How it is computed: `server/features/students/fit.ts` and docs/fit.md.
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
      /** How many of those points it reached. */
      points: v.number(),
      sentence: v.string(),
    }),
  ),
  skillsHave: upTo(skillsNamedAtMost, v.string()),
  skillsMissing: upTo(skillsNamedAtMost, v.string()),
});
export type Fit = v.InferOutput<typeof fit>;
