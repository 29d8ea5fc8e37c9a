import { sql } from 'kysely';
import type { Decision } from '../../../src/contract/evaluations/outcomes.ts';
import { audit } from '../../platform/audit/audit.ts';
import type { Command } from '../../platform/calls/command.ts';
import { Problem } from '../../platform/http/problem.ts';
import { dayInWords } from '../../platform/mail/day-in-words.ts';
import { lockForMove, moveApplicationIn } from '../applications/move.ts';
import {
  auditSubject,
  holdEngagement,
  type KnownEngagement,
  lockEngagement,
} from '../engagements/lock.ts';
import { tellCompany, tellStudent } from '../engagements/news.ts';
import { record } from '../engagements/record.ts';
import { outcomeOf } from './outcome.ts';

/**
 * Decides what work has come to that its company has not completed, with reasons that both sides read.
 * @throws {Problem} `not-found`, `engagement-over`, `move-not-allowed` where the office is not waited for
 */
export async function decideOutcome(
  command: Command,
  id: number,
  decision: Decision,
): Promise<void> {
  const { transaction, by, at } = command;
  await lockForMove(transaction, id);
  const engagement = await lockEngagement(command, id);
  const { rows } = await sql<{ next: string }>`
    select next from engagements where id = ${id}`.execute(transaction);
  if (rows[0]?.next !== 'decide')
    throw new Problem('move-not-allowed', 'There is nothing to decide here.');
  await transaction
    .insertInto('outcomes')
    .values({ engagement_id: id, ...decision, at, account_id: by.accountId })
    .execute();
  await come(command, engagement, decision);
  const { objectUntil } = (await outcomeOf(command, id))!;
  const until = dayInWords(new Date(objectUntil!));
  await tellBoth(command, engagement, {
    title: 'The programme’s office has decided the outcome',
    message: `${said(engagement, decision)} You can read why, and object until ${until}.`,
  });
}

/**
 * Decides about objections: what was decided first stands, or the work has come to something else. That is final.
 * @throws {Problem} `not-found`, `move-not-allowed` where nobody has objected, `decided-first`
 */
export async function decideObjection(
  command: Command,
  id: number,
  decision: Decision,
): Promise<void> {
  const { transaction, by, at } = command;
  await lockForMove(transaction, id);
  const engagement = await holdEngagement(command, id);
  const outcome = await outcomeOf(command, id);
  if (!outcome || outcome.first || outcome.objections.length === 0)
    throw new Problem('move-not-allowed', 'There is no objection to decide here.');
  if (outcome.isYours) throw new Problem('decided-first');
  await sql`
    update outcomes set first_outcome = outcome, first_because = because, first_at = at, first_account_id = account_id,
      outcome = ${decision.outcome}, because = ${decision.because}, at = ${at}, account_id = ${by.accountId}
    where engagement_id = ${id}`.execute(transaction);
  await come(command, engagement, decision);
  await tellBoth(command, engagement, {
    title: 'The programme’s office has decided on the objection',
    message: `${said(engagement, decision)} You can read why. This is final.`,
  });
}

/** Notes a decision, and brings application and engagement to where it says; they may be there already. */
async function come(
  command: Command,
  { id, title, state }: KnownEngagement,
  { outcome, because }: Decision,
): Promise<void> {
  const { transaction, by, at } = command;
  const to = outcome === 'Not completed' ? outcome : 'Completed';
  const moves = state !== to;
  // The move says why, where there is one.
  const note = moves ? '' : because;
  await record(command, id, { event: 'outcome decided', by: by.accountId, at, note });
  await audit(command, {
    act: 'decided',
    ...auditSubject({ id, title }),
    after: { outcome, reason: because },
  });
  if (!moves) return;
  const event = to === 'Completed' ? 'complete' : 'not complete';
  await moveApplicationIn(transaction, command, id, { event, note: because }, 'system');
}

const said = ({ title }: KnownEngagement, { outcome }: Decision): string =>
  `The work on “${title}” is ${outcome.toLowerCase()}.`;

async function tellBoth(
  command: Command,
  engagement: KnownEngagement,
  told: { title: string; message: string },
): Promise<void> {
  await tellStudent(command, engagement, told);
  await tellCompany(command, engagement, told);
}
