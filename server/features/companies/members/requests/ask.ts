import {
  type JoinRequestForm,
  joinRequestHours,
} from '../../../../../src/contract/companies/members.ts';
import type { Services } from '../../../../platform/calls/command.ts';
import { lockRow } from '../../../../platform/database/rows.ts';
import { takeAllowance } from '../../../accounts/allowances.ts';
import { newLinkToken } from '../../../accounts/links.ts';
import { addressHash } from '../../../accounts/sessions/attempts.ts';
import { domainOf } from '../../domains/parse-domain.ts';
import { companyAt } from '../../domains/proved.ts';
import { isMember, membersOf } from '../listing.ts';
import { confirmRequestMail } from '../mails.ts';
import { insertRequest } from './repository.ts';

/**
 * Mails a link to somebody whose company has proved the domain of their address; the owners hear of it once the link is
 * used. The answer is the same whether there is such a company.
 */
export async function askToJoin(services: Services, form: JoinRequestForm): Promise<string> {
  const companyId = await companyAt(services.db, domainOf(form.email));
  if (companyId !== null) await mailLink(services, companyId, form);
  return `If a company has confirmed the domain of your address, we have emailed you a link. Open it within ${joinRequestHours} hours to ask its owners.`;
}

async function mailLink(
  services: Services,
  companyId: number,
  form: JoinRequestForm,
): Promise<void> {
  const { db, clock, codeKey, mailer, publicOrigin } = services;
  await db.transaction().execute(async (transaction) => {
    const now = clock();
    await lockRow(transaction, 'companies', companyId);
    if (isMember(await membersOf(transaction, companyId), form)) return;
    const asker = addressHash(codeKey, `asks ${companyId} ${form.email}`);
    if (!(await takeAllowance(transaction, 'mail', asker, now))) return;
    const token = newLinkToken();
    if (!(await insertRequest(transaction, companyId, form, token, now))) return;
    const address = `${publicOrigin}/auth/confirm-request#${token}`;
    await mailer.send(transaction, confirmRequestMail(form.email, address));
  });
}
