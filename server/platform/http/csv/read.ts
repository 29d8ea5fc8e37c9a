import Papa from 'papaparse';

/** A file of comma-separated values as spreadsheets write it. Lines are counted from 1, the header being the first. */
interface CsvFile {
  readonly header: readonly string[];
  /** Below the header, those that hold something. A value may span several lines; `line` is where its row begins. */
  readonly rows: readonly { readonly line: number; readonly values: readonly string[] }[];
  /** The lines of which direction marks were taken off. */
  readonly unmarked: readonly number[];
  readonly openQuote: { readonly line: number; readonly message: string } | null;
}

/**
 * Marks at either end of a value that say in which direction text runs. Text that is copied from a PDF has them around it
 * (U+202D … U+202C), and nobody sees them.
 */
const atEnds =
  /^[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]+|[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]+$/g;
/** At either end of a line they would keep a quote from being one, and outside the quotes of a value. */
const outsideQuotes =
  /^[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]+|[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]+$|(?<=,)[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]+(?=")|(?<=")[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]+(?=,)/g;

/**
 * Reads quotes, line breaks in values, a byte order mark, any line end, and takes direction marks off
 * the ends of values and lines. @returns null when the bytes are not UTF-8
 */
export function readCsv(bytes: Uint8Array): CsvFile | null {
  const text = decode(bytes);
  if (text === null) return null;
  // One kind of line end, so that each counts as one line, also within quotes.
  const lines = text.replaceAll(/\r\n?/g, '\n').split('\n');
  const plain = lines.map((line) => line.replaceAll(outsideQuotes, ''));
  const unmarked = new Set(
    lines.flatMap((line, index) => (line === plain[index] ? [] : [index + 1])),
  );
  const { data, errors } = Papa.parse<string[]>(plain.join('\n'), {
    newline: '\n',
    skipEmptyLines: false,
  });
  let next = 1;
  const [header, ...rows] = data.map((read) => {
    const line = next;
    next += read.reduce((breaks, value) => breaks + value.split('\n').length - 1, 1);
    const values = read.map((value) => value.replaceAll(atEnds, ''));
    if (values.some((value, index) => value !== read[index])) unmarked.add(line);
    return { line, values };
  });
  const open = errors.find(({ type }) => type === 'Quotes');
  const lineOf = (row = 0) => [header, ...rows][row]?.line ?? 1;
  return {
    header: header?.values ?? [],
    rows: rows.filter(({ values }) => values.some((value) => value.trim() !== '')),
    unmarked: [...unmarked].sort((one, other) => one - other),
    openQuote: open ? { line: lineOf(open.row), message: open.message } : null,
  };
}

function decode(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
