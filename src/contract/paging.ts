import * as v from 'valibot';
import { id } from './fields.ts';
import { inFigures } from './words/figures.ts';

/** The most rows one answer carries, and how many it carries when not asked for fewer. */
export const maxPageSize = 100;

/**
 * The largest answer of JSON, in bytes. A page with more is answered in a smaller size, and its `Link` header goes on in
 * that size.
 */
export const answerAtMost = 256 * 1024;

/** Matches are counted so far and no further. */
export const countedAtMost = 10_000;

/** Rows that can be chosen one by one for one act. */
const chosenAtMost = 1_000;

/** The numbers of rows that were chosen one by one. */
export const chosenIds = v.pipe(
  v.array(id),
  v.minLength(1, 'Choose at least one.'),
  v.maxLength(chosenAtMost, `Choose at most ${chosenAtMost}.`),
);

/** Error for an act on too many matches. */
export const tooManyMatch = `More than ${inFigures(countedAtMost)} match. Narrow the search.`;

/**
 * If rows must be read to match words or limits, counting stops this far past the first row of the page. Counting a
 * word in every other title would otherwise take as long as the table is long.
 */
export const matchesCountedAhead = 100;

const wholeNumber = (max: number) =>
  v.pipe(
    v.string('This must be a number.'),
    v.regex(/^[1-9][0-9]*$/, 'This must be a whole number, 1 or more.'),
    v.transform(Number),
    v.maxValue(max, `This can be at most ${max}.`),
  );

/** Query entries every list shares: `page` from 1, `pageSize` from 1 to 100. */
export const pageEntries = {
  page: v.optional(wholeNumber(1_000_000), '1'),
  pageSize: v.optional(wholeNumber(maxPageSize), String(maxPageSize)),
};

/** A list that never has more entries than `most`. */
export const upTo = <const Item extends v.GenericSchema>(most: number, item: Item) =>
  v.pipe(v.array(item), v.maxLength(most));

export interface Page<Row> {
  readonly rows: readonly Row[];
  /** All rows that match, over every page, as far as they are counted. */
  readonly total: number;
  /** True if there are more than were counted. */
  readonly hasMore?: boolean;
}
