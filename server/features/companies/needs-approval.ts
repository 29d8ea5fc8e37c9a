import type { Command } from '../../platform/calls/command.ts';
import { firstRow } from '../../platform/database/rows.ts';
import { namesNearTo } from './names/near-names.ts';

/**
 * True if an admin must approve a company's projects first: while its name is near a verified company's, and until it
 * is verified or had a project approved. With the setting off, only for the name.
 */
export async function needsApproval(
  { transaction, projectApproval }: Pick<Command, 'transaction' | 'projectApproval'>,
  companyId: number,
): Promise<boolean> {
  const company = await firstRow<{ isVerified: boolean; isKnown: boolean }>(transaction)`
    select c.verified_at is not null as "isVerified", exists (
      select 1 from projects p join events e on e.about_id = p.id and e.kind = 'project moved'
      where p.company_id = c.id and e.facts ->> 'from' = 'Awaiting approval' and e.facts ->> 'to' = 'pending'
    ) as "isKnown"
    from companies c where c.id = ${companyId}`;
  if (company?.isVerified) return false;
  if (projectApproval && !company?.isKnown) return true;
  return (await namesNearTo(transaction, companyId)).length > 0;
}
