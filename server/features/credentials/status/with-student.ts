import { sql } from 'kysely';
import type { Command } from '../../../platform/calls/command.ts';
import { deleteStudent } from '../../students/delete.ts';
import { revokeCredential } from './revoke.ts';

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
