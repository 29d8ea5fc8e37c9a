import type { Services } from '../../../platform/calls/command.ts';
import type { Database } from '../../../platform/database/open.ts';
import { notifyAll } from '../../../platform/notifications/notify.ts';
import type { membersOf } from './listing.ts';

/** Notifies a company's owners of a change among its people, with a link to the team. */
export const tellOwners = (
  services: Services,
  transaction: Database,
  members: Awaited<ReturnType<typeof membersOf>>,
  news: { readonly title: string; readonly message: string },
): Promise<void> =>
  notifyAll(
    services,
    transaction,
    members
      .filter(({ memberRole }) => memberRole === 'Owner')
      .map(({ accountId }) => ({
        accountId,
        kind: 'programme',
        link: '/company/team',
        ...news,
      })),
  );
