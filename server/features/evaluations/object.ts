import type { Command } from '../../platform/calls/command.ts';
import { Problem } from '../../platform/http/problem.ts';
import { lockForMove } from '../applications/move.ts';
import { holdEngagement } from '../engagements/lock.ts';
import { tellCompany, tellStudent } from '../engagements/news.ts';
import { record } from '../engagements/record.ts';
import { outcomeOf } from './outcome.ts';
import { sideOf } from './rounds.ts';

/**
 * Objects for a side to what the office has decided, once and within its days; it is the office’s turn then.
 * @throws {Problem} `not-found`, `move-not-allowed`
 */
export async function objectToOutcome(command: Command, id: number, words: string): Promise<void> {
  const { transaction, by, at } = command;
  await lockForMove(transaction, id);
  const engagement = await holdEngagement(command, id);
  const side = sideOf(by);
  const outcome = await outcomeOf(command, id);
  if (!outcome?.objectUntil)
    throw new Problem('move-not-allowed', 'Nobody can object to this outcome any more.');
  if (outcome.objections.some((one) => one.side === side))
    throw new Problem('move-not-allowed', 'Your side has objected already.');
  await transaction
    .insertInto('outcome_objections')
    .values({ engagement_id: id, side, words, at, account_id: by.accountId })
    .execute();
  await record(command, id, { event: 'outcome objected to', by: by.accountId, at });
  const { title, studentName, companyName } = engagement;
  const who = side === 'student' ? studentName : companyName;
  const told = {
    title: 'An objection to the outcome',
    message: `${who} objects to the decision about “${title}”. Somebody else in the programme’s office decides on the objection.`,
  };
  if (side === 'student') await tellCompany(command, engagement, told);
  else await tellStudent(command, engagement, told);
}
