import {
  type ExtensionForm,
  type MovedDay,
  requestsAtMost,
} from '../../../../src/contract/engagements/extensions.ts';
import { isOpenRequest } from '../../../../src/machines/lifecycle/extension.ts';
import { isToDo } from '../../../../src/machines/lifecycle/milestone.ts';
import type { Command } from '../../../platform/calls/command.ts';
import { execute } from '../../../platform/database/rows.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { happened } from '../events/happened.ts';
import { grant } from './grant.ts';
import { decide, locate, moveAsSeen, requireNewDay, updateRequest } from './locate.ts';

/**
 * Asks for more time for a milestone.
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
  const { milestone, newest } = located;
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
  await execute(transaction)`
    insert into extensions (engagement_id, milestone, request, asked_day, asked_along, reason, asked_at, asked_by)
    values (${id}, ${number}, ${request}, ${dueOn}, ${movesLater}, ${reason}, ${at}, ${by.accountId})`;
  await happened(command, located.engagement, 'extension asked', {
    milestone: number,
    day: dueOn,
    note: reason,
  });
}

interface Which {
  readonly number: number;
  readonly request: number;
}

/**
 * Accepts the day that was offered; it holds at once.
 * @throws {Problem} `not-found`, `engagement-over`, `newer-version`, `move-not-allowed`
 */
export async function acceptAnotherDay(
  command: Command,
  id: number,
  { number, request }: Which,
  { moved: seen }: { moved: readonly MovedDay[] },
): Promise<void> {
  const located = await locate(command, id, number);
  const judged = decide(located, request, 'accept', command);
  const offered = judged.request.offered!;
  const moved = moveAsSeen(located, offered, seen);
  await updateRequest(command.transaction, [id, number, request], { state: judged.state });
  await grant(command, located, moved, 'another day accepted', '');
}

/**
 * Withdraws a request, or lets the day go that was offered: the present day holds.
 * @throws {Problem} `not-found`, `engagement-over`, `move-not-allowed`
 */
export async function withdrawExtension(
  command: Command,
  id: number,
  { number, request }: Which,
): Promise<void> {
  const { transaction } = command;
  const located = await locate(command, id, number);
  const { milestone } = located;
  const judged = decide(located, request, 'withdraw', command);
  await updateRequest(transaction, [id, number, request], { state: judged.state });
  await happened(command, located.engagement, 'extension withdrawn', {
    milestone: number,
    dueOn: milestone.dueOn,
  });
}
