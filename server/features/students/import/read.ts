import { type NewStudent, newStudent } from '../../../../src/contract/students/managed-students.ts';
import { importedRowsAtMost } from '../../../../src/contract/table.ts';
import { readCsv } from '../../../platform/http/csv/read.ts';
import { Problem } from '../../../platform/http/problem.ts';

export type Field = keyof NewStudent | 'term';
/** What a student's line must hold. */
const required = Object.keys(newStudent.entries) as Field[];
/** What it may hold. */
const fields = [...required, 'term'] as const satisfies Field[];

interface StudentLine {
  /** Where it begins in the file, counted from 1 with the header's line as 1; a value may span several. */
  readonly line: number;
  readonly values: Readonly<Record<Field, string>>;
  /** Whether it says more than the header has columns for. */
  readonly tooLong: boolean;
}

export interface StudentFile {
  /** How many lines had direction marks taken off. */
  readonly unmarked: number;
  readonly lines: readonly StudentLine[];
  /** What the file calls each field. */
  readonly columnOf: Readonly<Record<Field, string>>;
}

/**
 * Reads a file of students by what it calls each field.
 * @throws {Problem} `file-unreadable`
 */
export function readStudents(
  bytes: Uint8Array,
  mapping: Readonly<Record<Field, string>>,
): StudentFile {
  const file = readCsv(bytes);
  if (!file) throw unreadable('The file is not UTF-8 text. Save it as CSV in UTF-8.');
  const { header, rows, unmarked, openQuote } = file;
  if (openQuote)
    throw unreadable(
      `Line ${openQuote.line} has an unclosed quote. Fix it and choose the file again.`,
    );
  const places = placesOf(header, mapping);
  const lines = rows.map(({ line, values }): StudentLine => {
    const named = Object.fromEntries(fields.map((field) => [field, values[places[field]] ?? '']));
    const tooLong = values.slice(header.length).some((value) => value.trim() !== '');
    return { line, values: named as Record<Field, string>, tooLong };
  });
  if (lines.length === 0) throw unreadable('The file has no lines below its header.');
  if (lines.length > importedRowsAtMost)
    throw unreadable(`The file has more than 20,000 students. Split it into smaller files.`);
  const columnOf = Object.fromEntries(fields.map((field) => [field, header[places[field]] ?? '']));
  return { lines, columnOf: columnOf as Record<Field, string>, unmarked: unmarked.length };
}

/** Where each field stands, by the name the mapping gives it, in any letter case; -1 for one that a file may leave out. */
function placesOf(
  header: readonly string[],
  mapping: Readonly<Record<Field, string>>,
): Record<Field, number> {
  const names = header.map((name) => name.trim().toLowerCase());
  const placed = fields.map((field) => {
    const wanted = mapping[field] || field;
    return { field, wanted, place: names.indexOf(wanted.toLowerCase()) };
  });
  const missing = placed.filter(({ field, place }) => place === -1 && required.includes(field));
  if (missing.length > 0) {
    const wanted = missing.map((column) => `“${column.wanted}”`).join(', ');
    throw new Problem('file-unreadable', `The first line has no column ${wanted}.`, {
      errors: missing.map(({ field }) => ({
        path: field,
        message: 'Choose a column.',
      })),
    });
  }
  return Object.fromEntries(placed.map(({ field, place }) => [field, place])) as never;
}

const unreadable = (sentence: string) => new Problem('file-unreadable', sentence);
