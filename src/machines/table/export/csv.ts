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
  const { unparse } = await import('papaparse');
  const data = rows.map((row) => columns.map(({ of }) => of(row)));
  const text = unparse(
    { fields: columns.map(({ name }) => name), data },
    { escapeFormulae: true, newline: '\r\n' },
  );
  // The mark at the beginning tells Excel that this is UTF-8.
  return new Blob([`\uFEFF${text}\r\n`], { type: 'text/csv; charset=utf-8' });
}
