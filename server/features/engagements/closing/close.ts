import { sql } from 'kysely';
import { closingDays } from '../../../../src/contract/engagements/closings.ts';
import { audit } from '../../../platform/audit/audit.ts';
import type { Command, Services } from '../../../platform/calls/command.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { workThrough } from '../../../platform/jobs/work-through.ts';
import { lockForMove, moveApplicationIn, moveIfStill } from '../../applications/move.ts';
import { auditSubject, lockEngagement } from '../lock.ts';
import { tellCompany, tellStudent } from '../news.ts';
import { record } from '../record.ts';

/**
 * Says one side’s closing sentence, once. With the second one the application, and so the engagement, is completed.
 * @throws {Problem} `not-found`, `engagement-over`, `move-not-allowed`
 */
export async function closeEngagement(
  command: Command,
  id: number,
  { sentence }: { sentence: string },
): Promise<void> {
  const { transaction, by, at } = command;
  await lockForMove(transaction, id);
  const engagement = await lockEngagement(command, id);
  if (engagement.state !== 'Evaluating')
    throw new Problem(
      'move-not-allowed',
      `This engagement is ${engagement.state}. It can be closed once every milestone is approved or waived.`,
    );
  const side = by.role === 'Student' ? 'student' : 'company';
  const { rows: said } = await sql`
    insert into closings (engagement_id, side, sentence, at, account_id)
    values (${id}, ${side}, ${sentence}, ${at}, ${by.accountId})
    on conflict do nothing returning side`.execute(transaction);
  if (said.length === 0)
    throw new Problem('move-not-allowed', 'Your side has already written its closing sentence.');
  await record(transaction, id, { event: 'closing sentence', by: by.accountId, at });
  await audit(command, { act: 'closed', ...auditSubject(engagement), after: { sentence } });
  const { rows: closed } = await sql`select side from closings where engagement_id = ${id}`.execute(
    transaction,
  );
  if (closed.length === 2) {
    await moveApplicationIn(transaction, command, id, { event: 'complete', note: '' }, 'system');
    return;
  }
  const asked = {
    title: 'One sentence is missing',
    message: `The work on “${engagement.title}” is done, and the other side has written its closing sentence. Write yours to complete it.`,
  };
  if (side === 'student') await tellCompany(command, engagement, asked);
  else await tellStudent(command, engagement, asked);
}

const batch = 100;
const day = 86_400_000;

/** Completes every engagement whose work has been done for two weeks, whoever has said their sentence. @returns how many */
export async function closeOverdue(services: Services): Promise<number> {
  const before = new Date(services.clock().getTime() - closingDays * day);
  const overdue = async (except: readonly number[]) => {
    const { rows } = await sql<{ id: number }>`
      select e.id from engagements e
      where e.state = 'Evaluating' and e.id <> all(${except}::bigint[]) and ${settledAt} <= ${before}
      order by e.id limit ${batch}`.execute(services.db);
    return rows.map(({ id }) => id);
  };
  return workThrough(overdue, (id) => moveIfStill(services, id, 'complete'));
}

/** Since when nothing is left to do: the last of its milestones was settled then. */
const settledAt = sql`(select max(m.since) from milestones m where m.engagement_id = e.id)`;
