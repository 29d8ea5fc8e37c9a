import Papa from 'papaparse';
import { type Column, columns } from './posting.ts';

export interface PostingRow {
  /** The line of the file on which the row begins, counted from 1; a field may span several lines. */
  readonly line: number;
  readonly fields: Readonly<Record<Column, string>>;
}

/** A file that is no file of postings at all. The message is one sentence. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile';
}

/**
 * Reads CSV as spreadsheets write it: quotes, line breaks in fields, a byte order mark, either line end.
 * @throws {UnreadableFile} when it is not UTF-8, has no rows, lacks a column, or ends inside a quote.
 */
export function readPostings(bytes: Uint8Array): PostingRow[] {
  const text = decode(bytes);
  const { data, errors } = Papa.parse<string[]>(text, { skipEmptyLines: false });
  const broken = errors.find(({ type }) => type === 'Quotes');
  if (broken) throw new UnreadableFile(`A quoted field is not closed: ${broken.message}.`);
  const [header = [], ...rows] = data;
  const places = placesOf(header);
  let line = 1 + linesIn(header);
  const postings: PostingRow[] = [];
  for (const row of rows) {
    if (row.some((field) => field.trim() !== ''))
      postings.push({ line, fields: pick(row, places) });
    line += linesIn(row);
  }
  if (postings.length === 0) throw new UnreadableFile('The file has no rows.');
  return postings;
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new UnreadableFile('The file is not UTF-8 text. Save it as CSV in UTF-8.');
  }
}

function placesOf(header: readonly string[]): Record<Column, number> {
  const names = header.map((name) => name.trim().toLowerCase());
  const missing = columns.filter((column) => !names.includes(column.toLowerCase()));
  if (missing.length > 0)
    throw new UnreadableFile(`The first line lacks the columns ${missing.join(', ')}.`);
  return Object.fromEntries(
    columns.map((column) => [column, names.indexOf(column.toLowerCase())]),
  ) as Record<Column, number>;
}

const pick = (row: readonly string[], places: Record<Column, number>) =>
  Object.fromEntries(columns.map((column) => [column, row[places[column]] ?? ''])) as Record<
    Column,
    string
  >;

/** How many lines of the file a row covers. */
const linesIn = (row: readonly string[]): number =>
  row.reduce((lines, field) => lines + (field.match(/\r\n|\r|\n/g)?.length ?? 0), 1);
