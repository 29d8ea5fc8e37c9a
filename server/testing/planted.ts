import type { ImportFault } from '../../src/contract/table.ts';

const header = ['firstName', 'lastName', 'email', 'engineeringType', 'collegeYear', 'university'];

type Mistake = readonly [column: string, value: string, message: string];

const mistakes = (takenEmail: string): readonly Mistake[] => [
  ['firstName', '', 'First name is required.'],
  ['firstName', '   ', 'First name is required.'],
  ['firstName', 'x'.repeat(101), 'Use at most 100 characters.'],
  ['firstName', 'A\0B', 'Remove the invisible character from this text.'],
  ['lastName', '', 'Last name is required.'],
  ['lastName', 'y'.repeat(101), 'Use at most 100 characters.'],
  ['email', '', 'Email is required.'],
  ['email', 'nobody', 'Enter a valid email address.'],
  ['email', 'a@', 'Enter a valid email address.'],
  ['email', 'two@a.example two@b.example', 'Enter a valid email address.'],
  ['email', '=cmd()', 'Enter a valid email address.'],
  ['email', takenEmail, 'This email address is already in use.'],
  ['email', takenEmail.toUpperCase(), 'This email address is already on line 4805.'],
  ['email', 'student-1@import.example', 'This email address is already on line 2.'],
  ['email', 'STUDENT-2@IMPORT.EXAMPLE', 'This email address is already on line 3.'],
  ['engineeringType', '', 'Enter an engineering type: Computer, Mechanical, Civil, Electrical.'],
  [
    'engineeringType',
    'Chemical',
    '“Chemical” is not an engineering type: Computer, Mechanical, Civil, Electrical.',
  ],
  [
    'engineeringType',
    'Civil Engineering',
    '“Civil Engineering” is not an engineering type: Computer, Mechanical, Civil, Electrical.',
  ],
  ['collegeYear', '', 'Enter a college year: First, Second, Third, Final.'],
  ['collegeYear', '3', '“3” is not a college year: First, Second, Third, Final.'],
  ['collegeYear', 'Fifth', '“Fifth” is not a college year: First, Second, Third, Final.'],
  ['university', '', 'University is required.'],
  ['university', '\t', 'University is required.'],
  ['university', 'z'.repeat(201), 'Use at most 200 characters.'],
  ['', 'one value more', 'This line has more values than the file has columns.'],
];

/** A file of so many students, the first ones right; every four hundredth from the first on has one of 25 mistakes. */
export function aFileWithMistakes(
  students: number,
  takenEmail: string,
): { text: string; mistakes: ImportFault[] } {
  const planted = mistakes(takenEmail);
  const faults: ImportFault[] = [];
  const lines = [header.join(',')];
  let line = 2;
  for (let n = 1; n <= students; n += 1) {
    const row: Record<string, string> = {
      firstName: `Given ${n}`,
      lastName: 'O’Neill, the “younger”',
      email: `student-${n}@import.example`,
      engineeringType: 'Civil',
      collegeYear: 'Final',
      // Every thousandth stands on two lines of the file; the break at its end is trimmed.
      university: n % 1000 === 999 ? 'Lindow\r\n' : 'Lindow',
    };
    const mistake = n % 400 === 0 ? planted[n / 400 - 1] : undefined;
    const [column, value, message] = mistake ?? [];
    if (column) row[column] = value!;
    const values = header.map((name) => `"${row[name]}"`);
    if (column === '') values.push(`"${value}"`);
    if (message) faults.push({ line, column: column!, message });
    lines.push(values.join(','));
    line += row.university!.includes('\r\n') ? 2 : 1;
  }
  return { text: lines.join('\r\n'), mistakes: faults };
}
