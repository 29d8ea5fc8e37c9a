import { sql } from 'kysely';
import type { Decision, WorkOutcome } from '../../../src/contract/evaluations/outcomes.ts';
import { finalFrom, objectUntil } from '../../../src/machines/lifecycle/evaluation.ts';
import type { Command } from '../../platform/calls/command.ts';
import type { Person } from '../../platform/calls/person.ts';
import { asInstant } from '../../platform/database/expressions.ts';
import { execute, firstRow } from '../../platform/database/rows.ts';
import { requireLatest } from '../../platform/http/if-match.ts';
import { Problem } from '../../platform/http/problem.ts';
import { dayIn } from '../../platform/jobs/programme-day.ts';
import { lockForMove, moveApplication } from '../applications/move.ts';
import { personNamed, sidesOf } from '../engagements/columns.ts';
import { happened } from '../engagements/events/happened.ts';
import { holdEngagement, type KnownEngagement, lockEngagement } from '../engagements/lock.ts';
import { sideOf } from './rounds.ts';

/** Reads the outcome of the work as this person may see it and the acts need it; null before there is one. */
export async function outcomeOf(
  {
    transaction,
    by,
    at,
    timeZone,
  }: Pick<Command, 'transaction' | 'at' | 'timeZone'> & { by: Pick<Person, 'accountId'> },
  id: number,
): Promise<WorkOutcome | null> {
  const outcome = await firstRow<Omit<WorkOutcome, 'objectUntil' | 'isFinal' | 'version'>>(
    transaction,
  )`
    select o.outcome, o.because, ${asInstant(sql`o.at`)} as at,
      coalesce(o.account_id = ${by.accountId}, false) as "isYours",
      case when o.first_at is not null then json_build_object(
        'outcome', o.first_outcome, 'because', o.first_because, 'at', ${asInstant(sql`o.first_at`)}) end as first,
      coalesce((
        select json_agg(json_build_object('side', b.side, 'words', b.words, 'at', ${asInstant(sql`b.at`)},
          'by', ${personNamed(sql`b.account_id`)}) order by b.at)
        from outcome_objections b where b.engagement_id = o.engagement_id), '[]') as objections
    from outcomes o ${sidesOf(sql`o.engagement_id`)} where o.engagement_id = ${id}`;
  if (!outcome) return null;
  const decided = {
    decidedOn: dayIn(timeZone, new Date(outcome.at)),
    byOffice: outcome.because !== '',
    isObjected: outcome.objections.length > 0,
    isDecidedAgain: outcome.first !== null,
  };
  const today = dayIn(timeZone, at);
  const [from, until] = [finalFrom(decided), objectUntil(decided)];
  return {
    ...outcome,
    version: `${Date.parse(outcome.at)}-${outcome.objections.length}`,
    objectUntil: until !== null && today <= until ? until : null,
    isFinal: from !== null && from <= today,
  };
}

/**
 * Decides the outcome of work that its company has not completed, with reasons that both sides read.
 * @throws {Problem} `not-found`, `engagement-over`, `move-not-allowed` unless it is an admin's turn
 */
export async function decideOutcome(
  command: Command,
  id: number,
  decision: Decision,
): Promise<void> {
  const { transaction, by, at } = command;
  await lockForMove(transaction, id);
  const engagement = await lockEngagement(command, id);
  const row = await firstRow<{ next: string }>(transaction)`
    select next from engagements where id = ${id}`;
  if (row?.next !== 'decide')
    throw new Problem('move-not-allowed', 'There is nothing to decide here.');
  await execute(transaction)`
    insert into outcomes (engagement_id, outcome, because, at, account_id)
    values (${id}, ${decision.outcome}, ${decision.because}, ${at}, ${by.accountId})`;
  await come(command, engagement, decision);
}

/**
 * Decides about objections, finally: keeps the first outcome or gives another.
 * @param version of the outcome that was read, with its objections; null if the caller does not send it
 * @throws {Problem} `not-found`, `move-not-allowed` if nobody has objected, `decided-first`, `changed`
 */
export async function decideObjection(
  command: Command,
  id: number,
  decision: Decision,
  version: string | null,
): Promise<void> {
  const { transaction, by, at } = command;
  await lockForMove(transaction, id);
  const engagement = await holdEngagement(command, id);
  const outcome = await outcomeOf(command, id);
  if (!outcome || outcome.first || outcome.objections.length === 0)
    throw new Problem('move-not-allowed', 'There is no objection to decide here.');
  if (outcome.isYours) throw new Problem('decided-first');
  requireLatest(
    version,
    outcome.version,
    'The other side has objected since you read this. Read that objection too, then decide.',
  );
  await execute(transaction)`
    update outcomes set first_outcome = outcome, first_because = because, first_at = at, first_account_id = account_id,
      outcome = ${decision.outcome}, because = ${decision.because}, at = ${at}, account_id = ${by.accountId}
    where engagement_id = ${id}`;
  await come(command, engagement, decision);
}

/** Notes a decision, and brings application and engagement to where it says; they may be there already. */
async function come(
  command: Command,
  engagement: KnownEngagement,
  { outcome, because }: Decision,
): Promise<void> {
  const { id, state } = engagement;
  const to = outcome === 'Not completed' ? outcome : 'Completed';
  const moves = state !== to;
  // The move says why, where there is one.
  const note = moves ? '' : because;
  const { objectUntil: until } = (await outcomeOf(command, id))!;
  await happened(command, engagement, 'outcome decided', { outcome, reason: because, until, note });
  if (!moves) return;
  const event = to === 'Completed' ? 'complete' : 'not complete';
  await moveApplication(command, id, { event, note: because }, 'system');
}

/**
 * Objects for a side to an admin's decision, once and within its days. It is then the admins' turn.
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
  await execute(transaction)`
    insert into outcome_objections (engagement_id, side, words, at, account_id)
    values (${id}, ${side}, ${words}, ${at}, ${by.accountId})`;
  await happened(command, engagement, 'outcome objected to', {});
}
