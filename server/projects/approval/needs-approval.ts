import { sql } from 'kysely';
import type { Act } from '../../act.ts';

/**
 * Whether what a company posts waits for an admin first: until the company is verified, or one of its
 * projects was approved. Never where the setting is off.
 */
export async function needsApproval(
  { transaction, projectApproval }: Pick<Act, 'transaction' | 'projectApproval'>,
  companyId: number,
): Promise<boolean> {
  if (!projectApproval) return false;
  const { rows } = await sql<{ isKnown: boolean }>`
    select c.verified_at is not null or exists (
      select 1 from projects p join project_events e on e.project_id = p.id
      where p.company_id = c.id and e.from_status = 'Awaiting approval' and e.to_status = 'pending'
    ) as "isKnown"
    from companies c where c.id = ${companyId}`.execute(transaction);
  return !rows[0]?.isKnown;
}
