import * as v from 'valibot';

/** Which term an address asks for: its number, `none` for what is in none, or empty for all. */
export const termInAddress = v.fallback(
  v.pipe(v.string(), v.regex(/^(?:none|[1-9]\d{0,14})$/)),
  '',
);
