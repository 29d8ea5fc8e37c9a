import { withoutEnds } from '../typed/unseen.ts';

/**
 * Characters that make a spreadsheet read a line as a formula or start a new cell, in half and full width. With `m` a
 * line begins after every break that a spreadsheet or its reader may know.
 */
const formulaStart = /(^|[\v\f\u0085])([=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20])/gm;
const harmlessStart = /(^|[\v\f\u0085])'(?=[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20])/gm;

/** A text as a file's cell: each of its lines that would run as a formula begins with an apostrophe. */
export const harmlessCell = (text: string): string => text.replace(formulaStart, "$1'$2");

/** Marks by which text says in which direction it runs; text that is copied from a PDF has them. */
const anyMark = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;
const marksIn = (text: string): number => text.match(anyMark)?.length ?? 0;
/** True if a text has such marks. */
export const isMarked = (text: string): boolean => marksIn(text) > 0;

/** True if every mark that begins a direction is closed, and none closes another. */
function areBalanced(cell: string): boolean {
  const open: string[] = [];
  for (const [one] of cell.matchAll(anyMark)) {
    if (/[\u202A\u202B\u202D\u202E]/.test(one)) open.push('\u202C');
    else if (/[\u2066-\u2068]/.test(one)) open.push('\u2069');
    else if (/[\u202C\u2069]/.test(one) && open.pop() !== one) return false;
  }
  return open.length === 0;
}

/** A cell as a person reads it: without direction marks at its ends or in pairs, and as it was before an export. */
export function plainCell(cell: string): { readonly value: string; readonly isUnmarked: boolean } {
  const marks = marksIn(cell);
  const unpaired = marks > 0 && areBalanced(cell) ? cell.replace(anyMark, '') : cell;
  const trimmed = withoutEnds(unpaired);
  const formula = /^="(.*)"$/s.exec(trimmed)?.[1];
  return {
    value: formula?.replaceAll('""', '"') ?? trimmed.replace(harmlessStart, '$1'),
    isUnmarked: marksIn(trimmed) < marks,
  };
}
