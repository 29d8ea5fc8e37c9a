import type { Command } from '../../../platform/calls/command.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { notify } from '../../../platform/notifications/notify.ts';
import { requireSeen } from '../scope.ts';
import { deleteSentence, writeSentence } from './repository.ts';

/**
 * Recommends a student of the caller's universities, or changes what was said. The student is told of what is new.
 * @throws {Problem} `not-found`
 */
export async function recommendStudent(
  command: Command,
  studentId: number,
  sentence: string,
): Promise<void> {
  const { transaction, by, at } = command;
  await requireSeen(transaction, by.accountId, studentId);
  const said = { staffId: by.accountId, studentId, sentence };
  if (!(await writeSentence(transaction, said, at))) return;
  await notify(command, transaction, studentId, {
    kind: 'from university',
    title: 'You are recommended',
    message: `Somebody at your university recommends you: “${sentence}” You choose on your profile whether companies read it.`,
    link: '/student/profile',
  });
}

/** @throws {Problem} `not-found`, also where there is none */
export async function withdrawRecommendation(command: Command, studentId: number): Promise<void> {
  const { transaction, by } = command;
  await requireSeen(transaction, by.accountId, studentId);
  if (!(await deleteSentence(transaction, by.accountId, studentId))) throw new Problem('not-found');
}
