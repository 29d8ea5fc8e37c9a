import { milestoneAfter } from '../../../../src/machines/lifecycle/milestone.ts';
import { audit } from '../../../platform/audit/audit.ts';
import type { Command } from '../../../platform/calls/command.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { auditSubject, lockEngagement } from '../lock.ts';
import { tellStudent } from '../news.ts';
import { record } from '../record.ts';
import { milestoneOf, setMilestoneState } from './repository.ts';

/**
 * Says that a milestone is not needed any more, and why. The student is told.
 * @throws {Problem} `not-found`, `engagement-over`, `move-not-allowed`
 */
export async function waive(
  command: Command,
  id: number,
  number: number,
  { reason }: { reason: string },
): Promise<void> {
  const { transaction, by, at } = command;
  const engagement = await lockEngagement(command, id);
  const milestone = await milestoneOf(transaction, id, number);
  const state = milestoneAfter(milestone.state, 'waive', by.role);
  if (!state) throw new Problem('move-not-allowed', `“${milestone.title}” is ${milestone.state}.`);
  await setMilestoneState(transaction, id, number, { state, at, waivedBecause: reason });
  await record(command, id, {
    event: 'waived',
    by: by.accountId,
    at,
    milestone: number,
    note: reason,
  });
  const after = { milestone: milestone.title, reason };
  await audit(command, { act: 'waived', ...auditSubject(engagement), after });
  await tellStudent(command, engagement, {
    title: 'A milestone is no longer needed',
    message: `${engagement.companyName} does not need “${milestone.title}” of “${engagement.title}” any more: ${reason}`,
  });
}
