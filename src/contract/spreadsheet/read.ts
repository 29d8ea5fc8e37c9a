import Papa from 'papaparse';
import { isMarked, plainCell } from './cells.ts';
import { type Encoding, guessedEncoding, textOf } from './encodings.ts';

interface SheetRow {
  /** First line of the record, counted from 1; a value may span several lines. */
  readonly line: number;
  readonly values: readonly string[];
}

/** A file of separated values as spreadsheets and people make it. */
export interface Spreadsheet {
  readonly encoding: Encoding;
  /** Some words with other letters than those of English: they show whether the encoding is right. */
  readonly sample: readonly string[];
  /** The names of the columns, each once: of those that share one each is named with its place. */
  readonly header: readonly string[];
  /** Below the header, those that hold something. */
  readonly rows: readonly SheetRow[];
  /** The lines of which direction marks were taken off. */
  readonly unmarked: readonly number[];
  readonly openQuote: { readonly line: number; readonly message: string } | null;
}

/** A first line that tells a spreadsheet the separator. */
const separatorLine = /^"?sep=(.)"?\n/i;

/** Signs before and after the quotes of a value, within the line: they would keep a quote from being one. */
const aroundQuotes =
  /(?<=^|\n|[,;\t|])([ \u00A0\u200B\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]*)=?("(?:[^"]|"")*")([ \u00A0\u200B\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]*)(?=\n|$|[,;\t|])/g;

/** Reads a file of separated values. @returns null where it is no text */
export function readSpreadsheet(
  bytes: Uint8Array,
  encoding = guessedEncoding(bytes),
): Spreadsheet | null {
  // One kind of line end, so that each counts as one line, also within quotes.
  const text = textOf(bytes, encoding)?.replaceAll(/\r\n?/g, '\n');
  if (text === undefined) return null;
  const separator = separatorLine.exec(text);
  const { plain, unmarked } = withPlainQuotes(text.slice(separator?.[0].length ?? 0));
  const { data, errors } = Papa.parse<string[]>(plain, {
    newline: '\n',
    delimiter: separator?.[1] ?? separatorOf(plain),
  });
  const firstLine = separator ? 2 : 1;
  const all = withLines(data, firstLine);
  const open = errors.find(({ type }) => type === 'Quotes');
  const marked = new Set([...unmarked].map((line) => line + firstLine - 1));
  const rows = all.map(({ line, values }): SheetRow => {
    const cells = values.map(plainCell);
    if (cells.some(({ isUnmarked }) => isUnmarked)) marked.add(line);
    return { line, values: cells.map(({ value }) => value) };
  });
  const filled = rows.filter(({ values }) => values.some((value) => value !== ''));
  const [header, ...below] = filled.slice(titlesIn(filled));
  return {
    encoding,
    sample: sampleOf(below),
    header: namesOf(header?.values ?? []),
    rows: below,
    unmarked: [...marked].sort((one, other) => one - other),
    openQuote: open ? { line: all[open.row ?? 0]?.line ?? 1, message: open.message } : null,
  };
}

function withPlainQuotes(text: string) {
  const unmarked = new Set<number>();
  let [line, counted] = [1, 0];
  const plain = text.replaceAll(aroundQuotes, (whole, before, quoted, after, at: number) => {
    if (isMarked(before + after)) {
      line += text.slice(counted, at).split('\n').length - 1;
      counted = at;
      unmarked.add(line);
    }
    return whole === quoted ? whole : quoted;
  });
  return { plain, unmarked };
}

const separators = [',', ';', '\t', '|'];

/** Finds the separator that splits most of the first rows into equally many values. */
function separatorOf(text: string): string {
  const beginning = text.slice(0, 200_000);
  const [best] = separators
    .map((delimiter) => {
      const settings = { delimiter, newline: '\n', preview: 10, skipEmptyLines: true } as const;
      const counts = Papa.parse<string[]>(beginning, settings).data.map((row) => row.length);
      const alike = counts.map((count) =>
        count > 1 ? counts.filter((one) => one === count).length : 0,
      );
      return { delimiter, alike: Math.max(0, ...alike), columns: Math.max(0, ...counts) };
    })
    .toSorted((one, other) => other.alike - one.alike || other.columns - one.columns);
  return best!.delimiter;
}

function withLines(data: readonly (readonly string[])[], first: number): SheetRow[] {
  let next = first;
  return data.map((values) => {
    const line = next;
    next += values.reduce((breaks, value) => breaks + value.split('\n').length - 1, 1);
    return { line, values };
  });
}

/** Counts the title rows at the beginning: they have at most half as many values as the fullest one. */
function titlesIn(rows: readonly SheetRow[]): number {
  const counts = rows.slice(0, 10).map(({ values }) => values.filter((one) => one !== '').length);
  const most = Math.max(0, ...counts);
  return counts.findIndex((count) => count * 2 > most);
}

/** `Email`, or of several of that name `Email (column G)`; nothing for a column without a name. */
function namesOf(header: readonly string[]): string[] {
  const names = header.map((name) => name.replaceAll(/\s+/g, ' '));
  const plain = names.map((name) => name.toLowerCase());
  return names.map((name, at) =>
    name !== '' && plain.indexOf(plain[at]!) !== plain.lastIndexOf(plain[at]!)
      ? `${name} (column ${placeOf(at)})`
      : name,
  );
}

/** The columns that share this name. */
export const columnsCalled = (header: readonly string[], name: string): string[] =>
  header.filter((one) => one.toLowerCase().startsWith(`${name.toLowerCase()} (column `));

/** A, B … Z, AA, as spreadsheets call their columns. */
const placeOf = (at: number): string =>
  (at < 26 ? '' : placeOf(Math.floor(at / 26) - 1)) + String.fromCharCode(65 + (at % 26));

function sampleOf(rows: readonly SheetRow[]): string[] {
  const words = new Set<string>();
  for (const { values } of rows)
    for (const value of values) {
      if (/\P{ASCII}/u.test(value) && value.length <= 60) words.add(value);
      if (words.size === 3) return [...words];
    }
  return [...words];
}
