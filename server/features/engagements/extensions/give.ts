import { requestsAtMost, type TimeGiven } from '../../../../src/contract/engagements/extensions.ts';
import { isToDo } from '../../../../src/machines/lifecycle/milestone.ts';
import { audit } from '../../../platform/audit/audit.ts';
import type { Command } from '../../../platform/calls/command.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { auditSubject } from '../lock.ts';
import { tellCompany, tellStudent } from '../news.ts';
import { grant } from './grant.ts';
import { dayWords, locate, moveAsSeen, requireNewDay } from './locate.ts';
import { overtakeRequests, timesGiven } from './repository.ts';

/**
 * Gives more time for a milestone that nobody need have asked for; a request for it that waits is overtaken. Both sides
 * are told who did it and why.
 * @throws {Problem} `not-found`, `engagement-over`, `newer-version`, `move-not-allowed`, `invalid`
 */
export async function giveTime(
  command: Command,
  id: number,
  number: number,
  { dueOn, movesLater, moved: seen, reason }: TimeGiven,
): Promise<void> {
  const { transaction } = command;
  const located = await locate(command, id, number);
  const { engagement, milestone } = located;
  if (!isToDo(milestone.state))
    throw new Problem('move-not-allowed', `“${milestone.title}” is ${milestone.state} already.`);
  if ((await timesGiven(transaction, id, number)) >= requestsAtMost)
    throw new Problem(
      'move-not-allowed',
      `“${milestone.title}” has been given more time ${requestsAtMost} times, which is the limit. Ask the company to propose a new plan.`,
    );
  requireNewDay(command, located, dueOn);
  const moved = moveAsSeen(located, { dueOn, movesLater }, seen);
  await overtakeRequests(transaction, id, [number]);
  await grant(command, located, moved, { event: 'more time given', note: reason });
  const after = { milestone: milestone.title, dueOn };
  await audit(command, { act: 'extended', ...auditSubject(engagement), after });
  const { studentName, title } = engagement;
  const about = `“${milestone.title}” of “${title}”`;
  const until = `It is due on ${dayWords(dueOn)} now: ${reason}`;
  await tellStudent(command, engagement, {
    title: 'You have more time',
    message: `The programme’s office gives you more time for ${about}. ${until}`,
  });
  await tellCompany(command, engagement, {
    title: 'The programme’s office gives more time',
    message: `The programme’s office gives ${studentName} more time for ${about}. ${until}`,
  });
}
