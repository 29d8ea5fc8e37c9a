import type { Moment } from '../../../src/contract/evaluations/evaluations.ts';
import type { Command } from '../../platform/calls/command.ts';
import { hasRow } from '../../platform/database/rows.ts';
import { Problem } from '../../platform/http/problem.ts';
import { happened } from '../engagements/events/happened.ts';
import { findEngagement } from '../engagements/lock.ts';
import { sideOf } from './rounds.ts';

/**
 * Answers what the other side has written, once it is open; once.
 * @throws {Problem} `not-found`, `move-not-allowed`
 */
export async function answerEvaluation(
  command: Command,
  id: number,
  moment: Moment,
  answer: string,
): Promise<void> {
  const { transaction, by, at } = command;
  const engagement = await findEngagement(transaction, id, by);
  const side = sideOf(by);
  const isThere = await hasRow(transaction)`
    update evaluations v set answer = ${answer}, answered_at = ${at}
    from evaluation_rounds r
    where (r.engagement_id, r.moment) = (v.engagement_id, v.moment) and r.opened_at is not null
      and v.engagement_id = ${id} and v.moment = ${moment} and v.side <> ${side} and v.answered_at is null
    returning v.side`;
  if (!isThere) throw new Problem('move-not-allowed', 'There is nothing here for you to answer.');
  await happened(command, engagement, 'evaluation answered', { note: answer });
}

/**
 * Records how far the company's open evaluation has helped. Only the company's rating shows it, never alone.
 * @throws {Problem} `not-found`, `move-not-allowed`
 */
export async function rateFeedback(
  { transaction, by, at }: Command,
  id: number,
  moment: Moment,
  helpful: number,
): Promise<void> {
  await findEngagement(transaction, id, by);
  const isThere = await hasRow(transaction)`
    update evaluations v set helpful = ${helpful}, helpful_at = ${at}
    from evaluation_rounds r
    where (r.engagement_id, r.moment) = (v.engagement_id, v.moment) and r.opened_at is not null
      and v.engagement_id = ${id} and v.moment = ${moment} and v.side = 'company' and v.steps is not null
    returning v.side`;
  if (!isThere) throw new Problem('move-not-allowed', 'There is nothing here to rate.');
}
