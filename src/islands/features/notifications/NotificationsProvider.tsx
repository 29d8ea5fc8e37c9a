import { type ReactNode, useEffect, useRef } from 'react';
import { changesSent } from '../../../api/read/changes-sent.ts';
import { refresh } from '../../../api/read/read.ts';
import { isShownAt, openOnes } from '../../../machines/notifications/notification-list.ts';
import { isCutOff, isLive, unread } from '../../../machines/notifications/notifications.ts';
import { useEmitted } from '../../ui/machine/useEmitted.ts';
import { UnreadProvider } from '../../ui/navigation/area-facts.ts';
import type { Search } from '../../ui/navigation/search.ts';
import { type LiveConnection, LiveConnectionProvider } from '../../ui/reading/live-connection.ts';
import { announce } from '../../ui/status/toasts.ts';
import { sentenceFor } from './news-words.ts';
import { NotificationsContext } from './notifications-context.ts';

interface Props {
  /** Where the notifications stand; none are followed where they stand nowhere. */
  address: string | undefined;
  /** The path shown now. */
  path: string;
  /** What its address asks for. */
  search: Search;
  children: ReactNode;
}

/**
 * Follows the notifications for everything inside: the list, the count in the links and the titles; and what
 * screens show is read anew with each, whenever something else changes, and when the line is back after a break.
 */
export function NotificationsProvider({ address, path, search, children }: Props) {
  if (!address) return children;
  return (
    <NotificationsContext.Provider>
      <Heard isListShown={path.toLowerCase() === address.toLowerCase()}>
        {children}
        <ReadOnceOpened path={path} search={search} />
      </Heard>
    </NotificationsContext.Provider>
  );
}

const lineOf = (snapshot: Parameters<typeof isCutOff>[0]): LiveConnection => {
  if (isCutOff(snapshot)) return 'cut';
  return isLive(snapshot) ? 'open' : 'opening';
};

function Heard({ isListShown, children }: { isListShown: boolean; children: ReactNode }) {
  const actor = NotificationsContext.useActorRef();
  const count = NotificationsContext.useSelector(unread);
  const line = NotificationsContext.useSelector(lineOf);
  const missed = useRef(false);
  const sentBefore = useRef(changesSent());
  useEffect(() => {
    if (line === 'cut') missed.current = true;
    // Of what this page did while the line opened, nobody told it here, and the answer may have been lost.
    const didUntold = line === 'open' && changesSent() > sentBefore.current;
    if (line !== 'cut' && (missed.current || didUntold)) {
      // At once, and again once the line is open: what happened while it opened was told to nobody here.
      refresh();
      missed.current = line !== 'open';
    }
    sentBefore.current = changesSent();
  }, [line]);
  useEmitted(actor, {
    changed: () => refresh(),
    news: ({ fresh }) => {
      refresh();
      // The list itself shows and says what is new; a toast would only cover it.
      if (!isListShown) announce(sentenceFor(fresh));
    },
  });
  return (
    <LiveConnectionProvider value={line}>
      <UnreadProvider value={count}>{children}</UnreadProvider>
    </LiveConnectionProvider>
  );
}

/** Who only passes through has read nothing, in milliseconds. */
const lookedAtFor = 2_000;

/** A notification is read once what it tells of is shown, by whatever way one came there. */
function ReadOnceOpened({ path, search }: Pick<Props, 'path' | 'search'>) {
  const { send } = NotificationsContext.useActorRef();
  const list = NotificationsContext.useSelector(({ context }) => context.list);
  const gone = NotificationsContext.useSelector(({ context }) => context.gone);
  const line = NotificationsContext.useSelector(lineOf);
  useEffect(() => {
    // What is sent while the line opens has every screen read anew.
    if (line === 'opening') return;
    const read = () => {
      if (document.visibilityState !== 'visible') return;
      for (const { id, link } of openOnes({ list, gone }))
        if (isShownAt(link, { path, search })) send({ type: 'dismiss', id });
    };
    const soon = setTimeout(read, lookedAtFor);
    document.addEventListener('visibilitychange', read);
    return () => {
      clearTimeout(soon);
      document.removeEventListener('visibilitychange', read);
    };
  }, [list, gone, line, path, search, send]);
  return null;
}
