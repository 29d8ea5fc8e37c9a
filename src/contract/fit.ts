import * as v from 'valibot';

/**
 * How well a student and a project fit, explained: the same numbers for both sides.
 * How it is computed: `server/matching/fit.ts` and docs/fit.md.
 */
export const fit = v.object({
  /** 0 to 100. */
  score: v.number(),
  parts: v.array(
    v.object({
      name: v.picklist(['skills', 'engineering type', 'availability']),
      /** What this part counts for, in points of 100. */
      weight: v.number(),
      /** How many of those points it reached. */
      points: v.number(),
      sentence: v.string(),
    }),
  ),
  skillsHave: v.array(v.string()),
  skillsMissing: v.array(v.string()),
});
export type Fit = v.InferOutput<typeof fit>;
