import { sql } from 'kysely';
import type { Command } from '../../../platform/calls/command.ts';
import { moveProject } from '../move.ts';

/** Opens what a company has waiting for approval, once it needs none; not what nobody could apply to any more. */
export async function openWaiting(command: Command, companyId: number): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select id from projects
    where company_id = ${companyId} and status = 'Awaiting approval' and (deadline is null or deadline > ${command.at})
    order by id`.execute(command.transaction);
  for (const { id } of rows) await moveProject(command, id, { to: 'pending', reason: '' });
}
