import { sql } from 'kysely';
import { audit } from '../../../platform/audit/audit.ts';
import type { Command } from '../../../platform/calls/command.ts';
import type { Database } from '../../../platform/database/open.ts';
import { orNotFound, Problem } from '../../../platform/http/problem.ts';
import { notify } from '../../../platform/notifications/notify.ts';
import { deleteStudent } from '../../students/delete.ts';

/** Revokes credentials, which cannot be undone; their status lists say so with the next answer. */
export async function revokeIn(
  transaction: Database,
  at: Date,
  ids: readonly string[],
  because: string,
): Promise<void> {
  const { rows } = await sql<{ list: number }>`
    update credentials set revoked_at = ${at}, revoked_because = ${because}
    where id = any(${[...ids]}::uuid[]) and revoked_at is null and issued_at is not null returning list`.execute(
    transaction,
  );
  const lists = [...new Set(rows.map(({ list }) => list))].toSorted((one, other) => one - other);
  // Two changes of one list never stand at one instant: each is signed.
  for (const list of lists)
    await sql`
      update status_lists set changed_at = greatest(${at}, changed_at + interval '1 millisecond')
      where number = ${list}`.execute(transaction);
}

/** Revokes a credential for the office. @throws {Problem} `not-found`, `move-not-allowed` */
export async function revokeCredential(
  command: Command,
  id: string,
  because: string,
): Promise<void> {
  const { transaction, at } = command;
  const { rows } = await sql<{
    title: string;
    studentId: number | null;
    revokedAt: Date | null;
    engagementId: number | null;
  }>`
    select t.title, k.student_id as "studentId", k.revoked_at as "revokedAt", k.engagement_id as "engagementId"
    from credentials k join achievements t on t.id = k.achievement_id
    where k.id = ${id} and k.issued_at is not null for update of k`.execute(transaction);
  const { title, studentId, revokedAt, engagementId } = orNotFound(rows[0]);
  if (revokedAt) throw new Problem('move-not-allowed', 'This credential is revoked already.');
  await revokeIn(transaction, at, [id], because);
  await audit(command, {
    act: 'revoked',
    kind: 'credential',
    subjectId: engagementId ?? 0,
    subject: title,
    after: { id, because },
  });
  if (studentId === null) return;
  await notify(command, transaction, studentId, {
    kind: 'work answered',
    title: 'A credential of yours is revoked',
    message: `The office has revoked the credential for “${title}”: ${because}`,
    link: engagementId === null ? '' : `/student/work?engagement=${engagementId}#proof`,
  });
}

/**
 * Deletes a student. What was proven stays valid, but for those of their credentials that are to be revoked with them.
 * @throws {Problem} as `deleteStudent` does
 */
export async function deleteWithCredentials(
  command: Command,
  studentId: number,
  { force, revoke = [] }: { force: boolean; revoke?: readonly string[] | undefined },
): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select id from credentials
    where student_id = ${studentId} and id = any(${[...revoke]}::uuid[]) and issued_at is not null and revoked_at is null
    order by id for update`.execute(command.transaction);
  await deleteStudent(command, studentId, { force });
  // Not before: a row that was changed in a transaction cannot let go, in the same, of two others that are deleted.
  for (const { id } of rows)
    await revokeCredential(command, id, 'Its student’s account was deleted.');
}
