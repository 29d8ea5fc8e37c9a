import * as v from 'valibot';

/** Similar names shown. */
export const nearNamesAtMost = 5;

/** A verified company whose name somebody could take another one's for. */
export const nearName = v.object({
  id: v.number(),
  name: v.string(),
  /** The mail domain it proved first, null without one. */
  provedDomain: v.nullable(v.string()),
});
export type NearName = v.InferOutput<typeof nearName>;
