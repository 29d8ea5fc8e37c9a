import Papa from 'papaparse';
import { type NewStudent, newStudent } from '../../../src/contract/managed-students.ts';
import { Problem } from '../../http/problem.ts';

export type Field = keyof NewStudent;
/** What a student's line holds. */
const fields = Object.keys(newStudent.entries) as Field[];

export interface StudentLine {
  /** Where it begins in the file, counted from 1 with the header's line as 1; a value may span several. */
  readonly line: number;
  readonly values: Readonly<Record<Field, string>>;
  /** Whether it says more than the header has columns for. */
  readonly tooLong: boolean;
}

export interface StudentFile {
  readonly lines: readonly StudentLine[];
  /** What the file calls each field. */
  readonly columnOf: Readonly<Record<Field, string>>;
}

/** More would keep everybody else waiting. */
const linesAtMost = 20_000;

/**
 * Reads CSV as spreadsheets write it: quotes, line breaks in values, a byte order mark, any line end.
 * Empty lines are no lines of data.
 * @throws {Problem} `file-unreadable`
 */
export function readStudents(
  bytes: Uint8Array,
  mapping: Readonly<Record<Field, string>>,
): StudentFile {
  // One kind of line end for the whole file, so that each counts as one line, also within quotes.
  const text = decode(bytes).replaceAll(/\r\n?/g, '\n');
  const { data, errors } = Papa.parse<string[]>(text, { newline: '\n', skipEmptyLines: false });
  const [header = [], ...rows] = data;
  const lineOf = linesOf(data);
  const broken = errors.find(({ type }) => type === 'Quotes');
  if (broken) {
    const line = lineOf[broken.row ?? 0] ?? 1;
    throw unreadable(
      `The quotes of line ${line} do not close. Mend them and choose the file again.`,
    );
  }
  const places = placesOf(header, mapping);
  const lines = rows.flatMap((row, index): StudentLine[] => {
    if (row.every((value) => value.trim() === '')) return [];
    const values = Object.fromEntries(fields.map((field) => [field, row[places[field]] ?? '']));
    const tooLong = row.slice(header.length).some((value) => value.trim() !== '');
    return [{ line: lineOf[index + 1] ?? 0, values: values as Record<Field, string>, tooLong }];
  });
  if (lines.length === 0) throw unreadable('The file has no lines beneath its header.');
  if (lines.length > linesAtMost)
    throw unreadable(`The file has more than 20,000 students. Split it.`);
  const columnOf = Object.fromEntries(fields.map((field) => [field, header[places[field]] ?? '']));
  return { lines, columnOf: columnOf as Record<Field, string> };
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw unreadable('The file is not UTF-8 text. Save it as CSV in UTF-8.');
  }
}

/** On which line of the file each row begins. */
function linesOf(rows: readonly (readonly string[])[]): number[] {
  let next = 1;
  return rows.map((row) => {
    const line = next;
    next += row.reduce((breaks, value) => breaks + value.split('\n').length - 1, 1);
    return line;
  });
}

/** Where each field stands, by the name the mapping gives it, in any letter case. */
function placesOf(
  header: readonly string[],
  mapping: Readonly<Record<Field, string>>,
): Record<Field, number> {
  const names = header.map((name) => name.trim().toLowerCase());
  const placed = fields.map((field) => {
    const wanted = mapping[field] || field;
    return { field, wanted, place: names.indexOf(wanted.toLowerCase()) };
  });
  const missing = placed.filter(({ place }) => place === -1);
  if (missing.length > 0) {
    const wanted = missing.map((column) => `“${column.wanted}”`).join(', ');
    throw new Problem('file-unreadable', `The first line has no column ${wanted}.`, {
      errors: missing.map(({ field }) => ({
        path: field,
        message: 'Choose a column of the file.',
      })),
    });
  }
  return Object.fromEntries(placed.map(({ field, place }) => [field, place])) as never;
}

const unreadable = (sentence: string) => new Problem('file-unreadable', sentence);
