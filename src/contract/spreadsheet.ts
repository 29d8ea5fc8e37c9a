/**
 * What a spreadsheet takes for a formula, or for a cell of its own, at the beginning of a line: in half and full
 * width. With `m` a line begins after every break that a spreadsheet or its reader may know.
 */
const formulaStart = /(^|[\v\f\u0085])([=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20])/gm;

/** A text as a file's cell: each of its lines that would run as a formula begins with an apostrophe. */
export const harmlessCell = (text: string): string => text.replace(formulaStart, "$1'$2");
