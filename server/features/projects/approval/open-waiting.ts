import { sql } from 'kysely';
import type { Act } from '../../../act.ts';
import { moveProject } from '../move.ts';

/** Opens what a company has waiting for approval, once it needs none; not what nobody could apply to any more. */
export async function openWaiting(act: Act, companyId: number): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select id from projects
    where company_id = ${companyId} and status = 'Awaiting approval' and (deadline is null or deadline > ${act.at})
    order by id`.execute(act.transaction);
  for (const { id } of rows) await moveProject(act, id, { to: 'pending', reason: '' });
}
