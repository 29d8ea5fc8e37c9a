import * as v from 'valibot';

/** The most rows one answer carries, and how many it carries when not asked for fewer. */
export const maxPageSize = 100;

/** Matches are counted so far and no further; a total of so many means: at least. */
export const countedAtMost = 10_000;

const wholeNumber = (max: number) =>
  v.pipe(
    v.string('This must be a number.'),
    v.regex(/^[1-9][0-9]*$/, 'This must be a whole number from 1 up.'),
    v.transform(Number),
    v.maxValue(max, `This can be at most ${max}.`),
  );

/** Query entries every list shares: `page` from 1, `pageSize` from 1 to 100. */
export const pageEntries = {
  page: v.optional(wholeNumber(1_000_000), '1'),
  pageSize: v.optional(wholeNumber(maxPageSize), String(maxPageSize)),
};

export interface Page<Row> {
  readonly rows: readonly Row[];
  /** All rows that match, over every page, counted up to `countedAtMost`. */
  readonly total: number;
}
