import * as v from 'valibot';
import { collegeYears, engineeringTypes } from '../../../../src/contract/accounts/people.ts';
import { type NewStudent, newStudent } from '../../../../src/contract/students/managed-students.ts';
import type { ImportFault } from '../../../../src/contract/table.ts';
import { normalEmail } from '../../accounts/normal-email.ts';
import type { termsByName } from '../../terms/newcomers.ts';
import type { Field, StudentFile } from './read.ts';

export interface CheckedLine {
  readonly line: number;
  readonly student: NewStudent;
  /** The term they come into; null for none. */
  readonly termId: number | null;
}

/** An option in any letter case, as people write it; anything else as it stands, to be refused. */
const named = <Option extends string>(options: readonly Option[], field: v.GenericSchema<Option>) =>
  v.pipe(
    v.string(),
    v.transform((value) => {
      const wanted = value.trim().toLowerCase();
      return options.find((option) => option.toLowerCase() === wanted) ?? value;
    }),
    field as v.GenericSchema<string, Option>,
  );

const { engineeringType, collegeYear, ...texts } = newStudent.entries;
const row = v.object({
  ...texts,
  engineeringType: named(engineeringTypes, engineeringType),
  collegeYear: named(collegeYears, collegeYear),
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
      // What is empty is not also malformed: one mistake is one fault.
      if (own.every((fault) => fault.column !== column))
        own.push({ line, column, message: issue.message });
    }
    const email = normalEmail(values.email);
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
