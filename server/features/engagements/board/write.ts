import type { LetterAboutWork } from '../../../../src/contract/engagements/board.ts';
import type { Command } from '../../../platform/calls/command.ts';
import { badField } from '../../../platform/http/problem.ts';
import { happened } from '../events/happened.ts';
import { lockEngagement } from '../lock.ts';

/**
 * Sends an admin's letter to one side of an engagement or both. Only they and admins read it.
 * @throws {Problem} `not-found`, `engagement-over`, `invalid` for a company for which nobody signs in
 */
export async function writeAboutWork(
  command: Command,
  id: number,
  { to, words }: LetterAboutWork,
): Promise<void> {
  const engagement = await lockEngagement(command, id);
  if (to !== 'student' && engagement.leadId === null)
    throw badField('to', 'This company has no account. Write only to the student.');
  await happened(command, engagement, 'office wrote', { to, note: words });
}
