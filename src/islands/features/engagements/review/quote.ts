import { linesOf } from '../../../../contract/engagements/review-notes.ts';

/** A line is quoted so far. */
const charactersAtMost = 120;

/** A line of a delivery’s words as a note quotes it. */
export function quoteOf(words: string, line: number): string {
  const characters = [...(linesOf(words)[line - 1] ?? '').trim()];
  return characters.length > charactersAtMost
    ? `${characters.slice(0, charactersAtMost).join('').trimEnd()}…`
    : characters.join('');
}
