import type * as v from 'valibot';
import type { revocation } from '../../../../src/contract/credentials/credentials.ts';
import { happened } from '../../../platform/acts/happened.ts';
import { audit } from '../../../platform/audit/audit.ts';
import type { Command } from '../../../platform/calls/command.ts';
import type { Database } from '../../../platform/database/open.ts';
import { allRows, execute, firstRow } from '../../../platform/database/rows.ts';
import { orNotFound, Problem } from '../../../platform/http/problem.ts';
import { deleteStudent } from '../../students/change.ts';

/** Revokes credentials, which cannot be undone; their status lists say so with the next answer. */
export async function revokeIn(
  transaction: Database,
  at: Date,
  ids: readonly string[],
  because: string,
): Promise<void> {
  const rows = await allRows<{ list: number }>(transaction)`
    update credentials set revoked_at = ${at}, revoked_because = ${because}
    where id = any(${[...ids]}::uuid[]) and revoked_at is null and issued_at is not null returning list`;
  const lists = [...new Set(rows.map(({ list }) => list))].toSorted((one, other) => one - other);
  // Two changes of a list never have the same instant, because each is signed.
  for (const list of lists)
    await execute(transaction)`
      update status_lists set changed_at = greatest(${at}, changed_at + interval '1 millisecond')
      where number = ${list}`;
}

/** A credential that was issued, kept from change, as is what is asked of its work. @throws {Problem} `not-found` */
async function holdCredential(transaction: Database, id: string) {
  await execute(transaction)`
    select from engagements where id = (select engagement_id from credentials where id = ${id}) for update`;
  const row = await firstRow<{
    title: string;
    studentId: number | null;
    revokedAt: Date | null;
    engagementId: number | null;
    mayBeRenewed: boolean;
  }>(transaction)`
    select t.title, k.student_id as "studentId", k.revoked_at as "revokedAt", k.engagement_id as "engagementId",
      k.may_be_renewed as "mayBeRenewed"
    from credentials k join achievements t on t.id = k.achievement_id
    where k.id = ${id} and k.issued_at is not null for update of k`;
  return orNotFound(row);
}

/** Refusing a renewal also stops a wanted credential from being issued. */
async function saveRenewal(transaction: Database, id: string, mayBeRenewed: boolean) {
  await execute(transaction)`
    update credentials set may_be_renewed = ${mayBeRenewed} where id = ${id}`;
  if (!mayBeRenewed)
    await execute(transaction)`
      delete from credentials
      where engagement_id = (select engagement_id from credentials where id = ${id}) and issued_at is null`;
}

/** Revokes a credential for an admin. @throws {Problem} `not-found`, `move-not-allowed` */
export async function revokeCredential(
  command: Command,
  id: string,
  { because, mayBeRenewed }: v.InferOutput<typeof revocation>,
): Promise<void> {
  const { transaction, at } = command;
  const credential = await holdCredential(transaction, id);
  const { title, studentId, revokedAt, engagementId } = credential;
  if (revokedAt) throw new Problem('move-not-allowed', 'This credential is revoked already.');
  await revokeIn(transaction, at, [id], because);
  await saveRenewal(transaction, id, mayBeRenewed);
  await audit(command, {
    act: 'revoked',
    kind: 'credential',
    subjectId: engagementId ?? 0,
    subject: title,
    after: { id, because, mayBeRenewed },
  });
  if (studentId === null) return;
  const facts = { credential: id, engagement: engagementId, because, mayBeRenewed };
  const concerned = { student: [studentId] };
  await happened(command, [{ kind: 'credential revoked', aboutId: studentId, facts, concerned }]);
}

/** Allows another credential in the place of one, or forbids it. @throws {Problem} `not-found` */
export async function renewCredential(
  command: Command,
  id: string,
  mayBeRenewed: boolean,
): Promise<void> {
  const credential = await holdCredential(command.transaction, id);
  const { title, studentId, engagementId } = credential;
  await saveRenewal(command.transaction, id, mayBeRenewed);
  await audit(command, {
    act: 'changed',
    kind: 'credential',
    subjectId: engagementId ?? 0,
    subject: title,
    before: { id, mayBeRenewed: credential.mayBeRenewed },
    after: { id, mayBeRenewed },
  });
  if (studentId === null || mayBeRenewed === credential.mayBeRenewed) return;
  const kind = mayBeRenewed ? 'credential renewable' : 'credential final';
  const facts = { credential: id, engagement: engagementId };
  await happened(command, [
    { kind, aboutId: studentId, facts, concerned: { student: [studentId] } },
  ]);
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
  const rows = await allRows<{ id: string }>(command.transaction)`
    select id from credentials
    where student_id = ${studentId} and id = any(${[...revoke]}::uuid[]) and issued_at is not null and revoked_at is null
    order by id for update`;
  await deleteStudent(command, studentId, { force });
  // Not before: a row that was changed in a transaction cannot let go, in the same, of two others that are deleted.
  for (const { id } of rows)
    await revokeCredential(command, id, {
      because: 'Its student’s account was deleted.',
      mayBeRenewed: false,
    });
}
