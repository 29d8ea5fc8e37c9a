import { audit } from '../../../platform/audit/audit.ts';
import type { Command } from '../../../platform/calls/command.ts';
import { firstRow, lockRow } from '../../../platform/database/rows.ts';
import { orNotFound } from '../../../platform/http/problem.ts';
import { notify } from '../../../platform/notifications/notify.ts';
import { findManagedCompany } from '../listing.ts';
import { auditSubject } from '../rules.ts';
import { ofUniversity } from './proved.ts';

/**
 * Decides whether a university's mail domain may stand for the company that has proved it; the company is told.
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
