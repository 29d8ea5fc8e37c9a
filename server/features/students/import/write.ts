import { audit } from '../../../platform/audit/audit.ts';
import type { Command } from '../../../platform/calls/command.ts';
import { toRow } from '../../../platform/database/columns.ts';
import { insertAll } from '../../../platform/database/rows.ts';
import { inviteAll } from '../../accounts/invite.ts';
import { lockTerms } from '../../terms/newcomers.ts';
import { studentColumnOf } from '../columns.ts';
import type { CheckedLine } from './check.ts';

/**
 * Writes students with their invitations in the open transaction; those whose address somebody took in
 * the meantime are left out. @returns the lines that were left out
 */
export async function writeStudents(
  command: Command,
  lines: readonly CheckedLine[],
): Promise<CheckedLine[]> {
  const { transaction, at } = command;
  const emails = lines.map(({ student }) => student.email);
  const idOf = await inviteAll(command, transaction, emails, 'Student');
  const made = lines.filter(({ student }) => idOf.has(student.email));
  const named = made.flatMap(({ termId }) => termId ?? []);
  const isThere = await lockTerms(transaction, [...new Set(named)]);
  const rows = made.map(({ student: { email, ...profile }, termId }) => ({
    id: idOf.get(email)!,
    ...toRow(studentColumnOf, profile),
    profile_image: null,
    joined_at: at,
    term_id: termId !== null && isThere(termId) ? termId : null,
  }));
  await insertAll(transaction, 'students', rows);
  if (made.length > 0) {
    const students =
      made.length === 1 ? '1 student' : `${made.length.toLocaleString('en')} students`;
    const subject = { kind: 'student', subjectId: null, subject: students } as const;
    await audit(command, { act: 'imported', ...subject, after: { students: made.length } });
  }
  return lines.filter(({ student }) => !idOf.has(student.email));
}
