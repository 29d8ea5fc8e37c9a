import { sql } from 'kysely';
import type { ApplicationStatus } from '../../src/contract/applications.ts';
import { applicationAfter } from '../../src/machines/lifecycle/moves.ts';
import type { Database } from '../database/open.ts';
import { count } from '../projects/lock.ts';
import { recordMove, setStatus } from './repository.ts';

/** Closes what still waits for the company when its project ends; the project must be locked. @returns how many. */
export async function closeWaiting(
  transaction: Database,
  projectId: number,
  at: Date,
): Promise<number> {
  const { rows } = await sql<{ id: number; status: ApplicationStatus }>`
    select id, status from applications where project_id = ${projectId} for update`.execute(
    transaction,
  );
  const waiting = rows.filter(({ status }) => applicationAfter(status, 'close', 'system') !== null);
  for (const { id, status } of waiting) {
    await setStatus(transaction, id, 'Closed', null);
    await recordMove(transaction, {
      applicationId: id,
      at,
      by: null,
      event: 'close',
      from: status,
      to: 'Closed',
      reason: '',
      note: '',
    });
  }
  await count(transaction, projectId, { places: 0, waiting: -waiting.length });
  return waiting.length;
}
