import { sql } from 'kysely';
import type { CompanyDomain } from '../../src/contract/company-domains.ts';
import { membershipOf } from '../accounts/person.ts';
import type { Act } from '../act.ts';
import { auditAs } from '../audit/audit.ts';
import { auditSubject } from '../companies/rules.ts';

/** Writes down beside the company what became of a domain: admins go by it when they decide about the company. */
export async function auditDomain(
  act: Act,
  became: 'proved' | 'no longer proved',
  { domain }: Pick<CompanyDomain, 'domain'>,
): Promise<void> {
  const { companyId } = membershipOf(act.by);
  const { rows } = await sql<{ name: string }>`
    select name from companies where id = ${companyId}`.execute(act.transaction);
  const subject = auditSubject(companyId, { name: rows[0]?.name ?? '' });
  await auditAs(act.by.accountId, act, { act: `domain ${became}`, ...subject, after: { domain } });
}
