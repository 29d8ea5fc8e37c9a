import { readCsv } from '../../../platform/http/csv/read.ts';
import { type Column, columns, requiredColumns } from './posting.ts';

export interface PostingRow {
  /** The line of the file on which the row begins, counted from 1. */
  readonly line: number;
  readonly fields: Readonly<Record<Column, string>>;
}

export interface PostingFile {
  readonly rows: readonly PostingRow[];
  /** The lines of which invisible direction marks were taken off. */
  readonly unmarked: readonly number[];
}

/** A file that is no file of postings at all. The message is one sentence. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile';
}

/**
 * Reads a file of postings, whose columns may stand in any order.
 * @throws {UnreadableFile} when it is not UTF-8, has no rows, lacks a column, or ends inside a quote.
 */
export function readPostings(bytes: Uint8Array): PostingFile {
  const file = readCsv(bytes);
  if (!file) throw new UnreadableFile('The file is not UTF-8 text. Save it as CSV in UTF-8.');
  if (file.openQuote)
    throw new UnreadableFile(`A quoted field is not closed: ${file.openQuote.message}.`);
  const names = file.header.map((name) => name.trim().toLowerCase());
  const missing = requiredColumns.filter((column) => !names.includes(column.toLowerCase()));
  if (missing.length > 0)
    throw new UnreadableFile(`The first line is missing the columns ${missing.join(', ')}.`);
  if (file.rows.length === 0) throw new UnreadableFile('The file has no rows.');
  const fieldsOf = (values: readonly string[]) =>
    Object.fromEntries(
      columns.map((column) => [column, values[names.indexOf(column.toLowerCase())] ?? '']),
    ) as Record<Column, string>;
  return {
    rows: file.rows.map(({ line, values }) => ({ line, fields: fieldsOf(values) })),
    unmarked: file.unmarked,
  };
}
