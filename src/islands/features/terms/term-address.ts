import * as v from 'valibot';

/** Number of the term in an address, `none` for items without one, or empty for all. */
export const termInAddress = v.fallback(
  v.pipe(v.string(), v.regex(/^(?:none|[1-9]\d{0,14})$/)),
  '',
);
