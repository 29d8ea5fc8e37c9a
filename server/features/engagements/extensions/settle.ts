import type { MovedDay } from '../../../../src/contract/engagements/extensions.ts';
import type { Command } from '../../../platform/calls/command.ts';
import { tellCompany } from '../news.ts';
import { record } from '../record.ts';
import { grant } from './grant.ts';
import { dayWords, decide, locate, moveAsSeen } from './locate.ts';
import { setRequestState } from './repository.ts';

interface Which {
  readonly number: number;
  readonly request: number;
}

/**
 * Accepts the day that was offered; it holds at once. The company is told.
 * @throws {Problem} `not-found`, `engagement-over`, `newer-version`, `move-not-allowed`
 */
export async function acceptAnotherDay(
  command: Command,
  id: number,
  { number, request }: Which,
  { moved: seen }: { moved: readonly MovedDay[] },
): Promise<void> {
  const located = await locate(command, id, number);
  const { engagement, milestone } = located;
  const judged = decide(located, request, 'accept', command);
  const offered = judged.request.offered!;
  const moved = moveAsSeen(located, offered, seen);
  await setRequestState(command.transaction, [id, number, request], judged.state);
  await grant(command, located, moved, { event: 'another day accepted', note: '' });
  await tellCompany(command, engagement, {
    title: 'The day you offered is accepted',
    message: `${engagement.studentName} accepts ${dayWords(offered.dueOn)} for “${milestone.title}” of “${engagement.title}”.`,
  });
}

/**
 * Withdraws a request, or lets the day go that was offered: the present day holds. The company is told.
 * @throws {Problem} `not-found`, `engagement-over`, `move-not-allowed`
 */
export async function withdrawExtension(
  command: Command,
  id: number,
  { number, request }: Which,
): Promise<void> {
  const { transaction, by, at } = command;
  const located = await locate(command, id, number);
  const { engagement, milestone } = located;
  const judged = decide(located, request, 'withdraw', command);
  await setRequestState(transaction, [id, number, request], judged.state);
  await record(command, id, {
    event: 'extension withdrawn',
    by: by.accountId,
    at,
    milestone: number,
  });
  await tellCompany(command, engagement, {
    title: 'A request for more time is withdrawn',
    message: `${engagement.studentName} has withdrawn the request for more time for “${milestone.title}” of “${engagement.title}”; it stays due on ${dayWords(milestone.dueOn)}.`,
  });
}
