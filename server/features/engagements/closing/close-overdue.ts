import { sql } from 'kysely';
import { closingDays } from '../../../../src/contract/engagements/closings.ts';
import type { Services } from '../../../platform/calls/command.ts';
import { workThrough } from '../../../platform/jobs/work-through.ts';
import { moveIfStill } from '../../applications/move.ts';

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
