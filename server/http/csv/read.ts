import Papa from 'papaparse';

/** A file of comma-separated values as spreadsheets write it. Lines are counted from 1, the header being the first. */
interface CsvFile {
  readonly header: readonly string[];
  /** Below the header, those that hold something. A value may span several lines; `line` is where its row begins. */
  readonly rows: readonly { readonly line: number; readonly values: readonly string[] }[];
  readonly openQuote: { readonly line: number; readonly message: string } | null;
}

/** Reads quotes, line breaks in values, a byte order mark, any line end. @returns null when the bytes are not UTF-8 */
export function readCsv(bytes: Uint8Array): CsvFile | null {
  const text = decode(bytes);
  if (text === null) return null;
  // One kind of line end, so that each counts as one line, also within quotes.
  const { data, errors } = Papa.parse<string[]>(text.replaceAll(/\r\n?/g, '\n'), {
    newline: '\n',
    skipEmptyLines: false,
  });
  let next = 1;
  const [header, ...rows] = data.map((values) => {
    const line = next;
    next += values.reduce((breaks, value) => breaks + value.split('\n').length - 1, 1);
    return { line, values };
  });
  const open = errors.find(({ type }) => type === 'Quotes');
  const lineOf = (row = 0) => [header, ...rows][row]?.line ?? 1;
  return {
    header: header?.values ?? [],
    rows: rows.filter(({ values }) => values.some((value) => value.trim() !== '')),
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
