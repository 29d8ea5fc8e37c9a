import { sql } from 'kysely';
import { inviteAll } from '../../accounts/invite.ts';
import type { Person } from '../../accounts/person.ts';
import { audit } from '../../audit/audit.ts';
import type { Database } from '../../database/open.ts';
import type { Services } from '../../services.ts';
import type { CheckedLine } from './check.ts';

/**
 * Writes students with their invitations in the open transaction; those whose address somebody took in
 * the meantime are left out. @returns the lines that were left out
 */
export async function writeStudents(
  services: Services,
  transaction: Database,
  lines: readonly CheckedLine[],
  by: Person,
): Promise<CheckedLine[]> {
  const at = services.clock();
  const emails = lines.map(({ student }) => student.email);
  const idOf = await inviteAll(services, transaction, emails, 'Student');
  const made = lines.filter(({ student }) => idOf.has(student.email));
  const column = <T>(value: (line: CheckedLine) => T): T[] => made.map(value);
  await sql`
    insert into students (id, first_name, last_name, engineering_type, college_year, university, joined_at)
    select id, first_name, last_name, engineering_type, college_year, university, ${at}
    from unnest(
      ${column(({ student }) => idOf.get(student.email))}::bigint[], ${column(({ student }) => student.firstName)}::text[],
      ${column(({ student }) => student.lastName)}::text[], ${column(({ student }) => student.engineeringType)}::text[],
      ${column(({ student }) => student.collegeYear)}::text[], ${column(({ student }) => student.university)}::text[]
    ) as line (id, first_name, last_name, engineering_type, college_year, university)`.execute(
    transaction,
  );
  if (made.length > 0) {
    const students =
      made.length === 1 ? '1 student' : `${made.length.toLocaleString('en')} students`;
    const subject = { kind: 'student', subjectId: null, subject: students } as const;
    await audit(transaction, {
      by,
      at,
      act: 'imported',
      ...subject,
      after: { emails: some(emails) },
    });
  }
  return lines.filter(({ student }) => !idOf.has(student.email));
}

/** Enough of the addresses to recognise the file by. */
const some = (emails: readonly string[]): string[] =>
  emails.length > 20 ? [...emails.slice(0, 20), `and ${emails.length - 20} more`] : [...emails];
