import { importedRowsAtMost, tooManyStudents } from '../../../contract/table.ts';

/** More columns than anybody could choose from. */
const columnsAtMost = 100;
const nameAtMost = 100;

/** Column names and the number of rows. */
interface Facts {
  readonly header: readonly string[];
  readonly rows: number;
}

/** Explains why this is no file of students; null if no reason is known. */
export function refusalOf({ header, rows }: Facts): string | null {
  if (header.length === 0) return 'The first line of the file names no columns.';
  if (header.length > columnsAtMost)
    return `The first line of the file names more than ${columnsAtMost} columns. Choose a CSV file with one student per line.`;
  if (header.some((name) => name.length > nameAtMost))
    return 'The first line of the file does not list columns. Choose a CSV file with a header line.';
  return rows > importedRowsAtMost ? tooManyStudents : null;
}
