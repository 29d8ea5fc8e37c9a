import {
  type ExtensionAnswer,
  type MovedDay,
  requestsAtMost,
  type TimeGiven,
} from '../../../../src/contract/engagements/extensions.ts';
import { isToDo } from '../../../../src/machines/lifecycle/milestone.ts';
import { audit } from '../../../platform/audit/audit.ts';
import type { Command } from '../../../platform/calls/command.ts';
import { allRows, insertAll } from '../../../platform/database/rows.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { auditSubject } from '../lock.ts';
import { overtakeRequests, record, tellCompany, tellStudent } from '../record.ts';
import {
  dayWords,
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
 * Answers a request for more time and notifies the student. A granted day holds at once, another day once the student
 * accepts it.
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
  const { engagement, milestone } = located;
  const judged = decide(located, request, answer.answer, command);
  const which = [id, number, request] as const;
  const { state } = judged;
  const { note } = answer;
  const said = { state, answered_by: by.accountId, answered_at: at, answer: note };
  const happened = { milestone: number, note };
  const about = `“${milestone.title}” of “${engagement.title}”`;
  const after = { milestone: milestone.title, answer: answer.answer };
  await audit(command, { act: 'answered', ...auditSubject(engagement), after });
  switch (answer.answer) {
    case 'grant': {
      const wish = { dueOn: judged.request.asked.dueOn, movesLater: answer.movesLater };
      const moved = moveAsSeen(located, wish, answer.moved);
      await updateRequest(transaction, which, said);
      await grant(command, located, moved, { event: 'extension granted', note });
      return tellStudent(command, engagement, {
        title: 'You have more time',
        message: `${engagement.companyName} grants more time for ${about}: it is due on ${dayWords(wish.dueOn)} now.`,
      });
    }
    case 'refuse':
      await updateRequest(transaction, which, said);
      await record(command, id, { event: 'extension refused', ...happened });
      return tellStudent(command, engagement, {
        title: 'No more time',
        message: `${engagement.companyName} does not grant more time for ${about}; it stays due on ${dayWords(milestone.dueOn)}: ${note}`,
      });
    case 'offer another day': {
      const { dueOn, movesLater } = answer;
      requireNewDay(command, located, dueOn);
      moveAsSeen(located, answer, answer.moved);
      const offered = { offered_day: dueOn, offered_along: movesLater };
      await updateRequest(transaction, which, { ...said, ...offered });
      await record(command, id, { event: 'another day offered', day: dueOn, ...happened });
      return tellStudent(command, engagement, {
        title: 'The company offers another day',
        message: `${engagement.companyName} offers ${dayWords(dueOn)} for ${about}. Accept or decline it.`,
      });
    }
  }
}

/**
 * Gives more time for a milestone, asked for or not. This replaces an open request. Notifies both sides with the author
 * and the reason.
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
  const given = await allRows(transaction)`
    select from engagement_events
    where engagement_id = ${id} and milestone = ${number} and event = 'more time given'`;
  if (given.length >= requestsAtMost)
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

/** Puts new days in force that were granted, accepted or given, for the team where they are its, and notes what moved along. */
export async function grant(
  command: Command,
  located: Located,
  moved: readonly MovedDay[],
  {
    event,
    note,
  }: { event: 'extension granted' | 'another day accepted' | 'more time given'; note: string },
): Promise<void> {
  const { transaction, by, at } = command;
  const { id } = located.engagement;
  const [own, ...along] = moved;
  await moveDays(transaction, id, moved);
  await overtakeRequests(
    transaction,
    id,
    along.map(({ number }) => number),
  );
  const move = { engagement_id: id, at, account_id: by.accountId, event: 'moved along' } as const;
  await insertAll(
    transaction,
    'engagement_events',
    along.map(({ number, dueOn }) => ({ ...move, milestone: number, day: dueOn, note: '' })),
  );
  await record(command, id, {
    event,
    milestone: located.milestone.number,
    day: own!.dueOn,
    note,
  });
  const numbers = moved.map(({ number }) => number);
  await shareDays(command, located, numbers);
}
