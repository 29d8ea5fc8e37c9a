import * as v from 'valibot';

/** The version of what is written in one piece: when it was written. Nothing has one too, so that it can be named. */
export const versionAt = (at: string | null | undefined): string => at ?? 'none';

/** The number of the newest version that somebody has read who adds the next one; 0 for none. */
export const versionRead = v.pipe(
  v.number('This must be the version that you have read, or 0 for none.'),
  v.safeInteger('This must be a whole number.'),
  v.minValue(0, 'This must be 0 or more.'),
);
