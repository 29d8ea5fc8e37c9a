import { type ReactNode, useEffect } from 'react';
import { unread } from '../../../machines/notifications/notifications.ts';
import { announce } from '../status/toasts.ts';
import { sentenceFor } from './news-words.ts';
import { NotificationsContext, UnreadProvider } from './notifications-context.ts';

interface Props {
  /** Where the notifications stand; none are followed where they stand nowhere. */
  address: string | undefined;
  /** The path shown now. */
  path: string;
  children: ReactNode;
}

/** Follows the notifications for everything inside: the list, the count in the links and the titles. */
export function NotificationsProvider({ address, path, children }: Props) {
  if (!address) return children;
  return (
    <NotificationsContext.Provider>
      <Heard isListShown={path.toLowerCase() === address.toLowerCase()}>{children}</Heard>
    </NotificationsContext.Provider>
  );
}

function Heard({ isListShown, children }: { isListShown: boolean; children: ReactNode }) {
  const actor = NotificationsContext.useActorRef();
  const count = NotificationsContext.useSelector(unread);
  useEffect(() => {
    // The list itself shows and says what is new; a toast would only cover it.
    if (isListShown) return;
    const heard = actor.on('news', ({ fresh }) => announce(sentenceFor(fresh)));
    return () => heard.unsubscribe();
  }, [actor, isListShown]);
  return <UnreadProvider value={count}>{children}</UnreadProvider>;
}
