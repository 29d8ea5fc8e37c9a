import { sql } from 'kysely';
import {
  type ExtensionAnswer,
  type MovedDay,
  requestsAtMost,
  type TimeGiven,
} from '../../../../src/contract/engagements/extensions.ts';
import { isToDo } from '../../../../src/machines/lifecycle/milestone.ts';
import { keepEvents } from '../../../platform/acts/happened.ts';
import type { Command } from '../../../platform/calls/command.ts';
import { allRows } from '../../../platform/database/rows.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { happenedIn } from '../columns.ts';
import { happened } from '../events/happened.ts';
import { overtakeRequests } from '../next.ts';
import {
  decide,
  type Located,
  locate,
  moveAsSeen,
  moveDays,
  requireNewDay,
  updateRequest,
} from './locate.ts';
import { shareDays } from './team-days.ts';

/**
 * Answers a request for more time: what is granted holds at once, another day once the student accepts it.
 * @throws {Problem} `not-found`, `engagement-over`, `newer-version`, `move-not-allowed`, `invalid`
 */
export async function answerExtension(
  command: Command,
  id: number,
  { number, request }: { number: number; request: number },
  answer: ExtensionAnswer,
): Promise<void> {
  const { transaction, by, at } = command;
  const located = await locate(command, id, number);
  const { milestone } = located;
  const judged = decide(located, request, answer.answer, command);
  const which = [id, number, request] as const;
  const { state } = judged;
  const { note } = answer;
  const said = { state, answered_by: by.accountId, answered_at: at, answer: note };
  switch (answer.answer) {
    case 'grant': {
      const wish = { dueOn: judged.request.asked.dueOn, movesLater: answer.movesLater };
      const moved = moveAsSeen(located, wish, answer.moved);
      await updateRequest(transaction, which, said);
      return grant(command, located, moved, 'extension granted', note);
    }
    case 'refuse': {
      await updateRequest(transaction, which, said);
      const refused = { milestone: number, dueOn: milestone.dueOn, note };
      return happened(command, located.engagement, 'extension refused', refused);
    }
    case 'offer another day': {
      const { dueOn, movesLater } = answer;
      requireNewDay(command, located, dueOn);
      moveAsSeen(located, answer, answer.moved);
      const offered = { offered_day: dueOn, offered_along: movesLater };
      await updateRequest(transaction, which, { ...said, ...offered });
      return happened(command, located.engagement, 'another day offered', {
        milestone: number,
        day: dueOn,
        note,
      });
    }
  }
}

/**
 * Gives more time for a milestone that nobody need have asked for; a request for it that waits is overtaken.
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
  const { milestone } = located;
  if (!isToDo(milestone.state))
    throw new Problem('move-not-allowed', `“${milestone.title}” is ${milestone.state} already.`);
  const given = await allRows(transaction)`
    select ${happenedIn(sql`${id}`, 'more time given')} and (x.facts ->> 'milestone')::int = ${number}`;
  if (given.length >= requestsAtMost)
    throw new Problem(
      'move-not-allowed',
      `“${milestone.title}” has been given more time ${requestsAtMost} times, which is the limit. Ask the company to propose a new plan.`,
    );
  requireNewDay(command, located, dueOn);
  const moved = moveAsSeen(located, { dueOn, movesLater }, seen);
  await overtakeRequests(transaction, id, [number]);
  await grant(command, located, moved, 'more time given', reason);
}

/** Puts new days in force that were granted, accepted or given, for the team where they are its, and notes what moved along. */
export async function grant(
  command: Command,
  located: Located,
  moved: readonly MovedDay[],
  kind: 'extension granted' | 'another day accepted' | 'more time given',
  note: string,
): Promise<void> {
  const { transaction, by } = command;
  const { id } = located.engagement;
  const [own, ...along] = moved;
  await moveDays(transaction, id, moved);
  await overtakeRequests(
    transaction,
    id,
    along.map(({ number }) => number),
  );
  await keepEvents(
    command,
    along.map(({ number: milestone, dueOn: day }) => ({
      kind: 'moved along',
      aboutId: id,
      by: by.accountId,
      facts: { milestone, day },
    })),
  );
  const { number: milestone, dueOn: day } = own!;
  await happened(command, located.engagement, kind, { milestone, day, note });
  const numbers = moved.map(({ number }) => number);
  await shareDays(command, located, numbers);
}
