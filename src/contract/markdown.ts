import * as v from 'valibot';
import { requiredText } from './fields.ts';

/** Lists, quotations and tags within each other: nobody reads deeper ones, and browsers and parsers break on them. */
const nestedAtMost = 20;
/** Marks of emphasis in a paragraph that wait for their end, each of which may lie within the others. */
const openMarksAtMost = 100;

/** Whether markdown is nested no deeper than can be shown everywhere. */
export const isShallow = (text: string): boolean =>
  text.split(/\r\n?|\n/).every((line) => containersOf(line) <= nestedAtMost) &&
  deepest(text, tags, tagStep) <= nestedAtMost &&
  text
    .split(/\n\s*\n/)
    .every((paragraph) => deepest(paragraph, marks, markStep) <= openMarksAtMost);

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

/** Elements that hold nothing are left out. */
const tags = /<(?!(?:area|base|br|col|embed|hr|img|input|link|meta|source|wbr)\b)\/?[a-z][^<>]*>/gi;
const marks = /[*_~]+/g;

/** 1 for a tag that begins an element, -1 for one that ends it. */
const tagStep = ([tag]: RegExpExecArray): number => (tag.startsWith('</') ? -1 : 1);

/** 1 for marks before a word, -1 for marks behind one, 0 for marks that stand alone. */
function markStep({ 0: run, index, input }: RegExpExecArray): number {
  const before = input[index - 1] ?? ' ';
  const behind = input[index + run.length] ?? ' ';
  if (/\S/.test(before) && /[\s\p{P}]/u.test(behind)) return -1;
  return /\S/.test(behind) ? 1 : 0;
}

/** How many are open at once at most. */
function deepest(
  text: string,
  pattern: RegExp,
  stepOf: (found: RegExpExecArray) => number,
): number {
  let open = 0;
  let most = 0;
  for (const found of text.matchAll(pattern)) {
    open = Math.max(0, open + stepOf(found));
    most = Math.max(most, open);
  }
  return most;
}
