import * as v from 'valibot';
import { collegeYears, engineeringTypes } from '../../../../src/contract/accounts/people.ts';
import { firstCharacters } from '../../../../src/contract/characters.ts';
import type { Encoding } from '../../../../src/contract/spreadsheet/encodings.ts';
import { columnsCalled, readSpreadsheet } from '../../../../src/contract/spreadsheet/read.ts';
import { type NewStudent, newStudent } from '../../../../src/contract/students/managed-students.ts';
import {
  type ImportFault,
  importedRowsAtMost,
  tooManyStudents,
} from '../../../../src/contract/table.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { normalEmail } from '../../accounts/normal-email.ts';
import type { termsByName } from '../../terms/newcomers.ts';

export type Field = keyof NewStudent | 'term';
const required = Object.keys(newStudent.entries) as Field[];
const fields = [...required, 'term'] as const satisfies Field[];

interface StudentLine {
  /** First line of the record in the file. The header is line 1, and a value may span several lines. */
  readonly line: number;
  readonly values: Readonly<Record<Field, string>>;
  /** True if it has more values than the header has columns. */
  readonly tooLong: boolean;
}

interface StudentFile {
  /** Number of lines from which direction marks were removed. */
  readonly unmarked: number;
  readonly lines: readonly StudentLine[];
  /** Column header in the file by field. */
  readonly columnOf: Readonly<Record<Field, string>>;
}

/**
 * Reads a file of students by what it calls each field.
 * @throws {Problem} `file-unreadable`
 */
export function readStudents(
  bytes: Uint8Array,
  mapping: Readonly<Record<Field, string>>,
  encoding?: Encoding,
): StudentFile {
  const file = readSpreadsheet(bytes, encoding);
  if (!file) throw unreadable('The file is not text. Save it as CSV in UTF-8.');
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
  if (lines.length > importedRowsAtMost) throw unreadable(tooManyStudents);
  const columnOf = Object.fromEntries(fields.map((field) => [field, header[places[field]] ?? '']));
  return { lines, columnOf: columnOf as Record<Field, string>, unmarked: unmarked.length };
}

/**
 * Finds the column of each field by its mapped name in any letter case; -1 for an optional field that the file lacks.
 */
function placesOf(
  header: readonly string[],
  mapping: Readonly<Record<Field, string>>,
): Record<Field, number> {
  const names = header.map((name) => name.toLowerCase());
  const placed = fields.map((field) => {
    const wanted = mapping[field] || field;
    return { field, wanted, place: names.indexOf(wanted.toLowerCase()) };
  });
  const missing = placed.filter(({ field, place }) => place === -1 && required.includes(field));
  if (missing.length > 0) {
    const wanted = missing.map((column) => `“${column.wanted}”`).join(', ');
    const twins = missing.flatMap((column) => columnsCalled(header, column.wanted));
    const sentence =
      twins.length > 0
        ? `The file has several columns of the name ${wanted}. Choose one of ${twins.map((name) => `“${name}”`).join(', ')}.`
        : `The first line has no column ${wanted}.`;
    throw new Problem('file-unreadable', sentence, {
      errors: missing.map(({ field }) => ({
        path: field,
        message: 'Choose a column.',
      })),
    });
  }
  return Object.fromEntries(placed.map(({ field, place }) => [field, place])) as never;
}

const unreadable = (sentence: string) => new Problem('file-unreadable', sentence);

export interface CheckedLine {
  readonly line: number;
  readonly student: NewStudent;
  /** The term they come into; null for none. */
  readonly termId: number | null;
}

/** An option in any letter case, as people write it; anything else is refused with what is allowed. */
const named = <Option extends string>(options: readonly Option[], what: string) =>
  v.pipe(
    v.string(),
    v.transform((value) => {
      const wanted = value.trim().toLowerCase();
      return options.find((option) => option.toLowerCase() === wanted) ?? value.trim();
    }),
    v.picklist(options, ({ input }) =>
      input === ''
        ? `Enter ${what}: ${options.join(', ')}.`
        : `“${firstCharacters(String(input), 60)}” is not ${what}: ${options.join(', ')}.`,
    ),
  );

const { engineeringType: _, collegeYear: __, ...texts } = newStudent.entries;
const row = v.object({
  ...texts,
  engineeringType: named(engineeringTypes, 'an engineering type'),
  collegeYear: named(collegeYears, 'a college year'),
});

/** Sorts lines into students and faults; a line with several faults is listed with each. */
export function checkStudents(
  { lines, columnOf }: StudentFile,
  termNamed: Awaited<ReturnType<typeof termsByName>>,
): {
  good: CheckedLine[];
  faults: ImportFault[];
} {
  const good: CheckedLine[] = [];
  const faults: ImportFault[] = [];
  const firstWith = new Map<string, number>();
  for (const { line, values, tooLong } of lines) {
    const own: ImportFault[] = [];
    if (tooLong)
      own.push({
        line,
        column: '',
        message: 'This line has more values than the file has columns.',
      });
    const result = v.safeParse(row, values);
    for (const issue of result.issues ?? []) {
      const column = columnOf[v.getDotPath(issue) as Field];
      // An empty value is not also malformed: one mistake is one fault.
      if (own.every((fault) => fault.column !== column))
        own.push({ line, column, message: issue.message });
    }
    const email = normalEmail(result.success ? result.output.email : values.email);
    const first = firstWith.get(email);
    if (first === undefined) firstWith.set(email, line);
    else if (email !== '')
      own.push({
        line,
        column: columnOf.email,
        message: `This email address is already on line ${first}.`,
      });
    const term = termNamed(values.term.trim());
    if ('fault' in term) own.push({ line, column: columnOf.term, message: term.fault });
    faults.push(...own);
    if (result.success && own.length === 0 && 'termId' in term)
      good.push({ line, student: result.output, ...term });
  }
  return { good, faults };
}
