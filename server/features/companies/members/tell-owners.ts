import type { Services } from '../../../platform/calls/command.ts';
import type { Database } from '../../../platform/database/open.ts';
import { notifyAll } from '../../../platform/notifications/notify.ts';
import type { membersOf } from './listing.ts';

/** Tells a company's owners something about who is in it, which they look at in its team. */
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
