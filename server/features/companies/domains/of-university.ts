import type { CompanyDomain } from '../../../../src/contract/companies/company-domains.ts';
import { audit } from '../../../platform/audit/audit.ts';
import type { Command } from '../../../platform/calls/command.ts';
import type { Database } from '../../../platform/database/open.ts';
import { allRows, firstRow, lockRow } from '../../../platform/database/rows.ts';
import { orNotFound } from '../../../platform/http/problem.ts';
import { notify, notifyAdmins } from '../../../platform/notifications/notify.ts';
import { findManagedCompany } from '../listing.ts';
import { auditSubject } from '../rules.ts';
import { isUndecided, ofUniversity } from './proved.ts';
import { auditDomain } from './repository.ts';

interface Undecided {
  readonly id: number;
  readonly domain: string;
  readonly companyId: number;
  readonly company: string;
  readonly ownerId: number | null;
}

/** University domains proved by companies and not decided yet. */
const undecidedDomains = (db: Database) =>
  allRows<Undecided>(db)`
    select d.id, d.domain, c.id as "companyId", c.name as company, c.account_id as "ownerId"
    from company_domains d join companies c on c.id = d.company_id
    where ${isUndecided} order by d.id`;

/** Notes that a domain was proved just now, and asks the admins about it where it is a university's; once a company. */
export async function noteProved(command: Command, known: CompanyDomain): Promise<void> {
  const { id } = known;
  await auditDomain(command, 'proved', known);
  const waiting = await undecidedDomains(command.transaction);
  const asked = waiting.find((domain) => domain.id === id);
  if (!asked || waiting.some((one) => one.companyId === asked.companyId && one.id !== id)) return;
  await askAdmins(command, asked, `${asked.company} has confirmed ${asked.domain}.`);
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
    const { company, domain, ownerId } = waiting;
    await askAdmins(command, waiting, `${company} confirmed ${domain} earlier.`);
    if (ownerId === null) continue;
    await notify(command, command.transaction, ownerId, {
      kind: 'programme',
      title: `${domain} is being reviewed again`,
      message: `${domain} has become a mail domain of a university. It appears beside your name again if the programme’s office allows it.`,
      link: '/company/profile',
    });
  }
}

const askAdmins = (command: Command, { companyId }: Undecided, whatHappened: string) =>
  notifyAdmins(command, command.transaction, {
    kind: 'company to check',
    title: 'A company has confirmed a university’s domain',
    message: `${whatHappened} It is a mail domain of a university, so the company can use it only if you allow it.`,
    link: `/admin/company?company=${companyId}`,
  });

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
  if (company.accountId === null) return;
  await notify(command, transaction, company.accountId, {
    kind: 'programme',
    title: isAllowed
      ? `${domain} appears beside your name`
      : `${domain} does not appear beside your name`,
    message: isAllowed
      ? `The programme’s office has decided that ${domain} can be used by your company, although it is a university’s mail domain.`
      : `The programme’s office has decided that ${domain} is a university’s, so your company cannot use it. Confirm a domain of your own.`,
    link: '/company/profile',
  });
}
