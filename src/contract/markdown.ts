import * as v from 'valibot';
import { requiredText } from './fields.ts';

/** Lists, quotations and tags within each other: nobody reads deeper ones, and browsers and parsers break on them. */
const nestedAtMost = 20;
/** Marks of emphasis in a paragraph that wait for their end, each of which may lie within the others. */
const openMarksAtMost = 100;

/** Whether markdown is nested no deeper than can be shown everywhere. */
export const isShallow = (text: string): boolean =>
  text.split(/\r\n?|\n/).every((line) => containersOf(line) <= nestedAtMost) &&
  deepest(text, tag) <= nestedAtMost &&
  text.split(/\n\s*\n/).every((paragraph) => deepest(paragraph, mark) <= openMarksAtMost);

/** A description as its author writes it. `missing` is the sentence shown for none. */
export const requiredMarkdown = (missing: string, max: number) =>
  v.pipe(
    requiredText(missing, max),
    v.check(isShallow, `Nest lists, quotations and tags at most ${nestedAtMost} levels deep.`),
  );

/** How many quotations and lists a line begins; a line across the page begins none. */
function containersOf(line: string): number {
  if (/^ {0,3}([-*_])[ \t]*(?:\1[ \t]*){2,}$/.test(line)) return 0;
  const [signs = ''] = /^(?:[ \t]*(?:>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t])))+/.exec(line) ?? [];
  return signs.match(/[>+*-]|\d+/g)?.length ?? 0;
}

/** Each with what it is when it ends something in its first group. */
const tag =
  /<(?:(\/)|(?!(?:area|base|br|col|embed|hr|img|input|link|meta|source|wbr)\b))[a-z][^<>]*>/gi;
const mark = /(?<=\S)([*_~]+)(?=[\s\p{P}]|$)|[*_~]+(?=\S)/gu;

/** How many of them are open at most at once. */
function deepest(text: string, pattern: RegExp): number {
  let open = 0;
  let most = 0;
  for (const [, ends] of text.matchAll(pattern)) {
    open = Math.max(0, open + (ends ? -1 : 1));
    most = Math.max(most, open);
  }
  return most;
}
