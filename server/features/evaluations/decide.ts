import { sql } from 'kysely';
import type { Decision } from '../../../src/contract/evaluations/evaluations.ts';
import { audit } from '../../platform/audit/audit.ts';
import type { Command } from '../../platform/calls/command.ts';
import { Problem } from '../../platform/http/problem.ts';
import { lockForMove, moveApplicationIn } from '../applications/move.ts';
import { auditSubject, lockEngagement } from '../engagements/lock.ts';
import { record } from '../engagements/record.ts';

/**
 * Decides what work has come to that its company has not completed, with reasons that both sides read.
 * @throws {Problem} `not-found`, `engagement-over`, `move-not-allowed` where the office is not waited for
 */
export async function decideOutcome(
  command: Command,
  id: number,
  { outcome, because }: Decision,
): Promise<void> {
  const { transaction, by, at } = command;
  await lockForMove(transaction, id);
  const engagement = await lockEngagement(command, id);
  const { rows } = await sql<{ next: string }>`
    select next from engagements where id = ${id}`.execute(transaction);
  if (rows[0]?.next !== 'decide')
    throw new Problem('move-not-allowed', 'Nothing is to be decided here.');
  await transaction
    .insertInto('outcomes')
    .values({ engagement_id: id, outcome, because, at, account_id: by.accountId })
    .execute();
  await record(command, id, { event: 'outcome decided', by: by.accountId, at, note: because });
  await audit(command, {
    act: 'decided',
    ...auditSubject(engagement),
    after: { outcome, reason: because },
  });
  await moveApplicationIn(transaction, command, id, { event: 'complete', note: '' }, 'system');
}
