import * as v from 'valibot';
import { requiredText, text } from './fields.ts';

/** Lists, quotations and tags within each other: nobody reads deeper ones, and browsers and parsers break on them. */
const nestedAtMost = 20;
/** Marks of emphasis in a paragraph that wait for their end, each of which may lie within the others. */
const openMarksAtMost = 100;

/** Cells of all tables: a renderer fills each row up to the width of its header. */
const cellsAtMost = 2_000;
/** Characters that links by reference repeat: each writes its whole address again. */
const repeatedAtMost = 100_000;
/** Looking for addresses in a word takes a renderer time that grows with the square of its length. */
const wordTooLong = /[!-~]{2001}/;

/**
 * Elements that markdown becomes, in the page and on the server: words, lists, tables and links; no pictures, which would
 * call another host, and nothing with a script or a look of its own.
 */
export const markdownElements = [
  ...['p', 'br', 'hr', 'strong', 'em', 'del', 'code', 'pre', 'blockquote', 'a'],
  ...['ul', 'ol', 'li', 'h3', 'h4', 'h5', 'h6'],
  ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
];

/** Explains why markdown cannot be drawn everywhere, for its author; null if it can. */
export function whyNotDrawn(text: string): string | null {
  if (!isShallow(text))
    return `Nest lists, quotations and tags at most ${nestedAtMost} levels deep.`;
  if (cellsIn(text) > cellsAtMost)
    return `Keep tables to ${cellsAtMost} cells. Attach larger ones as a file.`;
  if (repeatedIn(text) > repeatedAtMost)
    return 'Write long addresses into their links instead of referring to them this often.';
  if (wordTooLong.test(text)) return 'Put a space into the word of more than 2,000 characters.';
  return null;
}

/** True if markdown is nested no deeper than can be shown everywhere. */
const isShallow = (text: string): boolean =>
  text.split(/\r\n?|\n/).every((line) => containersOf(line) <= nestedAtMost) &&
  deepest(text, tags, tagStep) <= nestedAtMost &&
  text
    .split(/\n\s*\n/)
    .every((paragraph) => deepest(paragraph, marks, markStep) <= openMarksAtMost);

const drawable = v.rawCheck<string>(({ dataset, addIssue }) => {
  const why = dataset.typed ? whyNotDrawn(dataset.value) : null;
  if (why) addIssue({ message: why });
});

/** Text in markdown, of at most `max` characters, that may be empty. */
export const markdown = (max: number) => v.pipe(text(max), drawable);

/** Text in markdown, as its author writes it. `missing` is the sentence shown for none. */
export const requiredMarkdown = (missing: string, max: number) =>
  v.pipe(requiredText(missing, max), drawable);

/** Counts the cells of all tables: columns of the header times the lines down to the next empty one. */
function cellsIn(text: string): number {
  let lines = 0;
  let cells = 0;
  for (const line of text.split(/\r\n?|\n/).toReversed()) {
    lines = line.trim() === '' ? 0 : lines + 1;
    if (isUnderHeader(line)) cells += line.split('|').length * lines;
  }
  return cells;
}

const isUnderHeader = (line: string): boolean =>
  /^[ \t>|:-]+$/.test(line) && line.includes('|') && line.includes('-');

/** Characters that links by reference repeat at most: the longest definition, once for each bracket. */
function repeatedIn(text: string): number {
  const definitions = text
    .split(/\n(?=[ \t>]*\[)|\n\s*\n/)
    .filter((part) => /^[^\]]*\]:/.test(part));
  const longest = Math.max(0, ...definitions.map(({ length }) => length));
  return longest * (text.split('[').length - 1);
}

/** Counts the quotations and lists that a line begins; a thematic break begins none. */
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

/** 1 for marks before a word, -1 for marks behind one, 0 for marks on their own. */
function markStep({ 0: run, index, input }: RegExpExecArray): number {
  const before = input[index - 1] ?? ' ';
  const behind = input[index + run.length] ?? ' ';
  if (/\S/.test(before) && /[\s\p{P}]/u.test(behind)) return -1;
  return /\S/.test(behind) ? 1 : 0;
}

/** Counts how many are open at once. */
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
