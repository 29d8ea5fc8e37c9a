import {
  type ExtensionForm,
  requestsAtMost,
} from '../../../../src/contract/engagements/extensions.ts';
import { isOpenRequest } from '../../../../src/machines/lifecycle/extension.ts';
import { isToDo } from '../../../../src/machines/lifecycle/milestone.ts';
import type { Command } from '../../../platform/calls/command.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { tellCompany } from '../news.ts';
import { record } from '../record.ts';
import { dayWords, locate, moveAsSeen, requireNewDay } from './locate.ts';

/**
 * Asks for more time for a milestone. The company is told.
 * @throws {Problem} `not-found`, `engagement-over`, `newer-version`, `move-not-allowed`, `invalid`
 */
export async function askForTime(
  command: Command,
  id: number,
  number: number,
  { dueOn, movesLater, moved, reason }: ExtensionForm,
): Promise<void> {
  const { transaction, by, at } = command;
  const located = await locate(command, id, number);
  const { engagement, milestone, newest } = located;
  if (!isToDo(milestone.state))
    throw new Problem('move-not-allowed', `“${milestone.title}” is ${milestone.state} already.`);
  if (newest && isOpenRequest(newest.state))
    throw new Problem(
      'move-not-allowed',
      `There is already a request for more time for “${milestone.title}”.`,
    );
  const request = (newest?.request ?? 0) + 1;
  if (request > requestsAtMost)
    throw new Problem(
      'move-not-allowed',
      `“${milestone.title}” has had ${requestsAtMost} requests for more time, which is the limit. Write to the company or the programme’s office.`,
    );
  requireNewDay(command, located, dueOn);
  moveAsSeen(located, { dueOn, movesLater }, moved);
  await transaction
    .insertInto('extensions')
    .values({
      engagement_id: id,
      milestone: number,
      request,
      asked_day: dueOn,
      asked_along: movesLater,
      reason,
      asked_at: at,
      asked_by: by.accountId,
    })
    .execute();
  await record(command, id, {
    event: 'extension asked',
    by: by.accountId,
    at,
    milestone: number,
    day: dueOn,
    note: reason,
  });
  await tellCompany(command, engagement, {
    title: 'A request for more time',
    message: `${engagement.studentName} asks for more time for “${milestone.title}” of “${engagement.title}”, until ${dayWords(dueOn)}. Grant it, refuse it, or offer another day.`,
  });
}
