import { type ReactNode, useEffect } from 'react';
import type { Notification } from '../../../contract/notifications.ts';
import { unread } from '../../../machines/notifications.ts';
import { announce } from '../toasts.ts';
import { NotificationsContext, UnreadProvider } from './notifications-context.ts';

/** Follows the notifications for everything inside: the list, the count in the links and the titles. */
export function NotificationsProvider({ children }: { children: ReactNode }) {
  return (
    <NotificationsContext.Provider>
      <Heard>{children}</Heard>
    </NotificationsContext.Provider>
  );
}

function Heard({ children }: { children: ReactNode }) {
  const actor = NotificationsContext.useActorRef();
  const count = NotificationsContext.useSelector(unread);
  useEffect(() => {
    const heard = actor.on('news', ({ fresh }) => announce(sentenceFor(fresh)));
    return () => heard.unsubscribe();
  }, [actor]);
  return <UnreadProvider value={count}>{children}</UnreadProvider>;
}

function sentenceFor(fresh: readonly Notification[]): string {
  const [only] = fresh;
  if (only && fresh.length === 1) return `New notification: ${only.title}`;
  return `${fresh.length} new notifications`;
}
