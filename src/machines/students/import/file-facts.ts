import { importedRowsAtMost } from '../../../contract/table.ts';

/** More columns than anybody could choose from. */
const columnsAtMost = 100;
const nameAtMost = 100;

/** What a file turns out to be while its rows come in: the names of its columns and how many rows it has. */
export class FileFacts {
  header: readonly string[] | null = null;
  rows = 0;

  /** @returns why this is no file of students; null as far as can be told */
  take(rows: readonly (readonly string[])[]): string | null {
    for (const row of rows) {
      if (this.header) this.rows += 1;
      else {
        this.header = row.map((name) => name.trim()).filter((name) => name !== '');
        const refusal = headerRefusal(this.header);
        if (refusal) return refusal;
      }
    }
    return this.rows > importedRowsAtMost
      ? 'The file has more than 20,000 students. Split it into smaller files.'
      : null;
  }
}

function headerRefusal(header: readonly string[]): string | null {
  if (header.length === 0) return 'The first line of the file names no columns.';
  if (header.length > columnsAtMost)
    return `The first line of the file names more than ${columnsAtMost} columns. Choose a CSV file with one student per line.`;
  if (header.some((name) => name.length > nameAtMost))
    return 'The first line of the file does not list columns. Choose a CSV file with a header line.';
  return null;
}
