import { harmlessCell } from '../../contract/spreadsheet/cells.ts';

/** The values of a column, in the order they are written. */
export interface CsvColumn<Row> {
  readonly name: string;
  readonly of: (row: Row) => string | number;
}

/** Rows as comma-separated values a spreadsheet can open: what begins like a formula is made harmless. */
export async function csvOf<Row>(
  rows: readonly Row[],
  columns: readonly CsvColumn<Row>[],
): Promise<Blob> {
  const { default: papa } = await import('papaparse');
  const data = rows.map((row) => columns.map(({ of }) => cellOf(of(row))));
  const fields = columns.map(({ name }) => harmlessCell(name));
  const text = papa.unparse({ fields, data }, { newline: '\r\n' });
  // A byte order mark tells Excel that this is UTF-8.
  return new Blob([`\uFEFF${text}\r\n`], { type: 'text/csv; charset=utf-8' });
}

/** A negative number is no formula. */
const cellOf = (value: string | number) =>
  typeof value === 'number' ? value : harmlessCell(value);
