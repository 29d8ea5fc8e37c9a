import type { LetterAboutWork } from '../../../../src/contract/engagements/board.ts';
import { excerptOf } from '../../../../src/contract/words/excerpt.ts';
import { audit } from '../../../platform/audit/audit.ts';
import type { Command } from '../../../platform/calls/command.ts';
import { badField } from '../../../platform/http/problem.ts';
import { auditSubject, lockEngagement } from '../lock.ts';
import { record, tellCompany, tellStudent } from '../record.ts';

/** Characters of a letter shown in its notification. The mail and the history have all of it. */
const shownOf = 300;

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
  await record(command, id, { event: 'office wrote', addressed: to, note: words });
  await audit(command, { act: 'wrote', ...auditSubject(engagement), after: { addressed: to } });
  const told = {
    kind: 'office letter',
    title: `The programme’s office writes to you about “${engagement.title}”`,
    message: excerptOf(words, shownOf),
    letter: words,
  } as const;
  if (to !== 'company') await tellStudent(command, engagement, told);
  if (to !== 'student') await tellCompany(command, engagement, told);
}
