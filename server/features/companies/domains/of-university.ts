import type { CompanyDomain } from '../../../../src/contract/companies/company-domains.ts';
import type { Command } from '../../../platform/calls/command.ts';
import type { Database } from '../../../platform/database/open.ts';
import { allRows } from '../../../platform/database/rows.ts';
import { notify, notifyAdmins } from '../../../platform/notifications/notify.ts';
import { auditDomain } from './own.ts';
import { isUndecided } from './proved.ts';

interface Undecided {
  readonly id: number;
  readonly domain: string;
  readonly companyId: number;
  readonly company: string;
  readonly ownerId: number | null;
}

/** What companies have proved of domains that are a university's, and nobody has decided yet. */
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
 * Changes the domains of a university, then asks the admins about what companies had proved of the new ones, and tells the
 * companies.
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
