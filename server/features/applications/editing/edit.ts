import type { ApplicationEdit } from '../../../../src/contract/applications/applications.ts';
import type { Command } from '../../../platform/calls/command.ts';
import { requireVersion } from '../../../platform/http/if-match.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { requireOwnResume } from '../apply.ts';
import { recordMove } from '../repository.ts';
import { obstacleToEdit } from '../rules.ts';
import { lockWords, replaceWords, wordColumnOf } from './versions.ts';

/**
 * Changes what a student wrote in an application; what it said before is kept. Its company sees it and is not notified.
 * To send again what is there already changes nothing.
 * @param version what the edit began from; null where the caller does not say
 * @throws {Problem} `not-found` (also for a stranger's), `not-editable`, `changed`, `invalid` for a résumé that is
 * neither in the profile nor with the application
 */
export async function editApplication(
  { transaction, by, at }: Command,
  id: number,
  edit: ApplicationEdit,
  version: string | null,
): Promise<void> {
  const there = await lockWords(transaction, id);
  if (there?.studentId !== by.accountId) throw new Problem('not-found');
  const fields = Object.keys(wordColumnOf) as (keyof ApplicationEdit)[];
  if (fields.every((name) => edit[name] === there[name])) return;
  const obstacle = obstacleToEdit(there);
  if (obstacle) throw new Problem('not-editable', obstacle);
  requireVersion(version, there, edit, wordColumnOf);
  if (edit.resumeId !== there.resumeId)
    await requireOwnResume(transaction, by.accountId, edit.resumeId);
  await replaceWords(transaction, id, edit, at);
  const { status } = there;
  const move = { event: 'edit', from: status, to: status, reason: '', note: '' } as const;
  await recordMove(transaction, { applicationId: id, at, by: by.accountId, ...move });
}
