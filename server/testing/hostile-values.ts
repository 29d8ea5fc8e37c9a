/** Beginnings that some spreadsheet runs, or takes for a cell or a row of its own. */
const starts = ['=', '+', '-', '@', '\t', '\r', '\uFF1D', '\uFF0B', '\uFF0D', '\uFF20'];
/** What a reader may take for the end of a line. */
const breaks = ['\n', '\r\n', '\r', '\n\r', '\v', '\f', '\u0085', '\u2028', '\u2029'];
const formulas = ['1000+337', 'HYPERLINK("https://far.example")', "cmd|'/c calc'!A0", 'SUM(A1:A9)'];

const after = (before: string) =>
  starts.flatMap((start) => formulas.map((formula) => `${before}${start}${formula}`));

/** Texts that people may write to be run where an export is opened; each differs from every other. */
export const hostileValues: readonly string[] = [
  ...after(''),
  ...breaks.flatMap((end) => after(`Ann${end}`)),
  ...breaks.flatMap((end) => after(`${end}${end}`)),
  ...after('"\n'),
  ...after('Ann","\n'),
  'plain',
  'with "quotes", commas; and\ttabs',
  'two\nlines',
  '\uFEFF=1+1',
];
