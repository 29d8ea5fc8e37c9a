import type { CompanyDomain } from '../../../../src/contract/companies/company-domains.ts';
import { happened } from '../../../platform/acts/happened.ts';
import { audit } from '../../../platform/audit/audit.ts';
import type { Command } from '../../../platform/calls/command.ts';
import type { Database } from '../../../platform/database/open.ts';
import { allRows, firstRow, lockRow } from '../../../platform/database/rows.ts';
import { orNotFound } from '../../../platform/http/problem.ts';
import { adminsOf } from '../../../platform/notifications/notify.ts';
import { findManagedCompany } from '../listing.ts';
import { auditSubject } from '../rules.ts';
import { isUndecided, ofUniversity } from './proved.ts';
import { auditDomain } from './repository.ts';

interface Undecided {
  readonly id: number;
  readonly domain: string;
  readonly companyId: number;
  readonly ownerId: number | null;
}

/** University domains proved by companies and not decided yet. */
const undecidedDomains = (db: Database) =>
  allRows<Undecided>(db)`
    select d.id, d.domain, c.id as "companyId", c.account_id as "ownerId"
    from company_domains d join companies c on c.id = d.company_id
    where ${isUndecided} order by d.id`;

/** Notes that a domain was proved just now, and asks the admins about it where it is a university's; once a company. */
export async function noteProved(command: Command, known: CompanyDomain): Promise<void> {
  const { id } = known;
  await auditDomain(command, 'proved', known);
  const waiting = await undecidedDomains(command.transaction);
  const asked = waiting.find((domain) => domain.id === id);
  if (!asked || waiting.some((one) => one.companyId === asked.companyId && one.id !== id)) return;
  await askAdmins(command, asked, false);
}

/**
 * Changes the domains of a university, then asks the admins about companies that had proved one of the new ones, and
 * notifies the companies.
 */
export async function reviewProvedDomains(
  command: Command,
  change: () => Promise<void>,
): Promise<void> {
  const before = await undecidedDomains(command.transaction);
  await change();
  const known = new Set(before.map(({ id }) => id));
  for (const waiting of await undecidedDomains(command.transaction)) {
    if (known.has(waiting.id)) continue;
    await askAdmins(command, waiting, true);
    await tellOwner(command, waiting.companyId, waiting.ownerId, 'domain reviewed again', waiting);
  }
}

const askAdmins = async (
  command: Command,
  { companyId, domain }: Undecided,
  isEarlier: boolean,
): Promise<void> =>
  happened(command, [
    {
      kind: 'university domain proved',
      aboutId: companyId,
      facts: { domain, isEarlier },
      concerned: { admin: await adminsOf(command.transaction) },
    },
  ]);

const tellOwner = (
  command: Command,
  companyId: number,
  ownerId: number | null,
  kind: 'domain reviewed again' | 'domain allowed' | 'domain refused',
  { domain }: { readonly domain: string },
): Promise<void> =>
  happened(command, [
    {
      kind,
      aboutId: companyId,
      facts: { domain },
      concerned: { company: ownerId === null ? [] : [ownerId] },
    },
  ]);

/**
 * Decides if a company that has proved a university's mail domain may use it, and notifies the company.
 * @throws {Problem} `not-found` for a domain that is not proved, or no university's
 */
export async function decideDomain(
  command: Command,
  companyId: number,
  id: number,
  isAllowed: boolean,
): Promise<void> {
  const { transaction } = command;
  await lockRow(transaction, 'companies', companyId);
  const company = orNotFound(await findManagedCompany(transaction, companyId));
  const decided = isAllowed ? 'allowed' : 'refused';
  const row = await firstRow<{ domain: string }>(transaction)`
    update company_domains d set decided = ${decided}
    where id = ${id} and company_id = ${companyId} and proved_at is not null and (${ofUniversity}) is not null
    returning domain`;
  const { domain } = orNotFound(row);
  const subject = auditSubject(companyId, company);
  await audit(command, { act: `domain ${decided}`, ...subject, after: { domain } });
  await tellOwner(command, companyId, company.accountId, `domain ${decided}`, { domain });
}
