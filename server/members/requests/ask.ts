import { type JoinRequestForm, membersAtMost } from '../../../src/contract/members.ts';
import { takeAllowance } from '../../accounts/allowances.ts';
import { normalEmail } from '../../accounts/normal-email.ts';
import { addressHash } from '../../accounts/sessions/attempts.ts';
import { lockRow } from '../../database/lock-row.ts';
import { domainOf } from '../../domains/judge-domain.ts';
import { companyAt } from '../../domains/proved.ts';
import { notifyAll } from '../../notifications/notify.ts';
import type { VerbContext } from '../../verb-context.ts';
import { membersOf } from '../listing.ts';
import { insertRequest, requestsTo } from './repository.ts';

/**
 * Asks the owners of the company that has proved the domain of an address. The answer is the same whether there is one:
 * whose the address is shows when the invitation that is mailed to it is accepted.
 */
export async function askToJoin(services: VerbContext, form: JoinRequestForm): Promise<string> {
  const companyId = await companyAt(services.db, domainOf(form.email));
  if (companyId !== null) await tellOwners(services, companyId, form);
  return 'If a company has proved the domain of your address, its owners have been asked. Their answer comes by email.';
}

async function tellOwners(
  services: VerbContext,
  companyId: number,
  form: JoinRequestForm,
): Promise<void> {
  const { db, clock, codeKey } = services;
  const { name, email } = form;
  await db.transaction().execute(async (transaction) => {
    const now = clock();
    await lockRow(transaction, 'companies', companyId);
    const members = await membersOf(transaction, companyId);
    if (members.some((member) => normalEmail(member.email) === normalEmail(email))) return;
    if ((await requestsTo(transaction, companyId)).length >= membersAtMost) return;
    const asker = addressHash(codeKey, `asks ${companyId} ${email}`);
    if (!(await takeAllowance(transaction, 'mail', asker, now))) return;
    if (!(await insertRequest(transaction, companyId, form, now))) return;
    const news = {
      kind: 'programme',
      title: 'Somebody asks to join',
      message: `${name} (${email}) asks to join your company.`,
      link: '/company/team',
    } as const;
    const owners = members.filter(({ memberRole }) => memberRole === 'Owner');
    await notifyAll(
      services,
      transaction,
      owners.map(({ accountId }) => ({ accountId, ...news })),
    );
  });
}
