import { joinRequestHours, membersAtMost } from '../../../../../src/contract/companies/members.ts';
import type { Services } from '../../../../platform/calls/command.ts';
import { lockRow } from '../../../../platform/database/rows.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import { notifyAll } from '../../../../platform/notifications/notify.ts';
import { domainOf } from '../../domains/parse-domain.ts';
import { companyAt } from '../../domains/proved.ts';
import { isMember, membersOf } from '../listing.ts';
import { requestOfLink, requestsTo, setConfirmed } from './repository.ts';

/**
 * Makes a request to join count: whoever has its link reads the mail of its address. The owners are told.
 * @throws {Problem} `link-refused`, `requests-full` while too many others wait, and the link then stays good
 */
export async function confirmRequest(services: Services, token: string): Promise<string> {
  const { db, clock } = services;
  return db.transaction().execute(async (transaction) => {
    const now = clock();
    const askedAfter = new Date(now.getTime() - joinRequestHours * 3_600_000);
    const found = await requestOfLink(transaction, token, askedAfter);
    if (!found) throw refused();
    const { companyId } = found;
    await lockRow(transaction, 'companies', companyId);
    // It may have been used or answered in the meantime.
    const asked = await requestOfLink(transaction, token, askedAfter);
    const members = await membersOf(transaction, companyId);
    if (!asked || isMember(members, asked)) throw refused();
    if ((await companyAt(transaction, domainOf(asked.email))) !== companyId) throw refused();
    if ((await requestsTo(transaction, companyId)).length >= membersAtMost)
      throw new Problem(
        'requests-full',
        `${membersAtMost} people are already waiting for its owners to answer. Ask an owner to invite you, or use this link again later.`,
      );
    await setConfirmed(transaction, asked.id, now);
    const owners = members.filter(({ memberRole }) => memberRole === 'Owner');
    await notifyAll(
      services,
      transaction,
      owners.map(({ accountId }) => ({
        accountId,
        kind: 'programme',
        title: 'Somebody asks to join',
        message: `${asked.name} (${asked.email}) asks to join your company. The address is confirmed.`,
        link: '/company/team',
      })),
    );
    return `We have asked the owners of your company to let ${asked.name} join. They will answer by email.`;
  });
}

const refused = () =>
  new Problem('link-refused', 'The link was used or replaced, or is too old. Ask to join again.');
