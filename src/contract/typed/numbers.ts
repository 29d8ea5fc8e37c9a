import * as v from 'valibot';
import { plainDigits } from './digits.ts';
import { withoutUnseen } from './unseen.ts';

/** The signs of numbers as a keyboard for English has them: of wide letters, and of Arabic. */
const plainSigns = (text: string): string =>
  text
    .replace(/[\s٬]/g, ' ')
    .replace(/[．٫]/g, '.')
    .replaceAll('，', ',')
    .replace(/[’＇]/g, "'")
    .replace(/^[−–－]/, '-');

const plain = (typed: string): string => plainSigns(plainDigits(withoutUnseen(typed)).trim());

/** Ways to write numbers, each with its separator of thousands, or of hundreds and thousands as in India. */
const ways = [
  [/^-?\d+(?:[.,]\d+)?$/, ''],
  [/^-?\d{1,3}(?: \d{3})+(?:[.,]\d+)?$/, ' '],
  [/^-?\d{1,3}(?:'\d{3})+(?:[.,]\d+)?$/, "'"],
  [/^-?\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d+)?$/, ','],
  [/^-?\d{1,3}(?:\.\d{3})+(?:,\d+)?$/, '.'],
] as const;
/** A comma or a point before three digits: thousands to some, decimals to others. */
const ambiguous = /^(-?[1-9]\d{0,2})[.,](\d{3})$/;

const typedAtMost = 40;

/**
 * The number that somebody typed, in digits of any script, with a comma or a point; null for nothing.
 * @returns what was typed, where it is no number or could be two: a `typedNumber` then says so
 */
export function numberFrom(typed: unknown): number | string | null {
  if (typeof typed !== 'string') return typeof typed === 'number' ? typed : null;
  if (typed.length > typedAtMost) return typed;
  const text = plain(typed);
  if (text === '') return null;
  if (ambiguous.test(text)) return typed;
  const between = ways.find(([way]) => way.test(text))?.[1];
  return between === undefined ? typed : Number(text.replaceAll(between, '').replace(',', '.'));
}

/** Asks which of two numbers is meant; null where a text is one number, or none. */
export function whichNumber(typed: string): string | null {
  const [, before, after] = ambiguous.exec(plain(typed)) ?? [];
  return before === undefined
    ? null
    : `This can be read as ${before}${after} or as ${Number(`${before}.${after}`)}. Enter one of them.`;
}

/** A number that `numberFrom` has read. `missing` is the sentence shown for none. */
export const typedNumber = (missing: string) =>
  v.number(({ input }) => {
    if (typeof numberFrom(input) !== 'string') return missing;
    return whichNumber(String(input)) ?? 'Enter a number, such as 12.';
  });

/** Days of work. `missing` as with `requiredText`. */
export const daysOfWork = (missing: string) =>
  v.pipe(
    typedNumber(missing),
    v.integer('Enter a whole number of days.'),
    v.minValue(1, 'Enter at least 1 day.'),
    v.maxValue(730, 'Enter at most 730 days.'),
  );
