import { useActorRef, useSelector } from '@xstate/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { changesSent } from '../../../api/act/changes-sent.ts';
import { everyEarlier, openNotifications } from '../../../api/read/notifications.ts';
import { refresh, setCached } from '../../../api/read/read.ts';
import type { Notification } from '../../../contract/notifications.ts';
import { lineMachine, lineOf } from '../../../machines/notifications/line.ts';
import { useEmitted } from '../../ui/machine/useEmitted.ts';
import { UnreadProvider } from '../../ui/navigation/area-facts.ts';
import type { Search } from '../../ui/navigation/search.ts';
import { LiveConnectionProvider } from '../../ui/reading/live-connection.ts';
import { announce } from '../../ui/status/toasts.ts';
import { freshIn, isLessIn, isShownAt, sentenceFor } from './news.ts';
import { NotificationsContext, useOpenNotifications } from './useNotifications.ts';

interface Props {
  /** Address of the notifications; undefined if the area follows none. */
  address: string | undefined;
  /** The path shown now. */
  path: string;
  /** Query of its address. */
  search: Search;
  children: ReactNode;
}

/**
 * Follows the notifications for everything inside: the list, the number in links and titles. Screens are read again
 * with each one, after every other change, and when the connection is back after a break.
 */
export function NotificationsProvider({ address, ...place }: Props) {
  return address ? <Followed address={address} {...place} /> : place.children;
}

/** Milliseconds. A shorter visit marks nothing as read. */
const lookedAtFor = 2_000;

function Followed({ address, path, search, children }: Props & { address: string }) {
  const actor = useActorRef(lineMachine);
  const line = useSelector(actor, lineOf);
  const { refetch, ...notifications } = useOpenNotifications();
  const { open, dismiss } = notifications;
  const [fresh, setFresh] = useState<readonly Notification[]>([]);
  const missed = useRef(false);
  const sentBefore = useRef(changesSent());
  useEffect(() => {
    const isHeld = line === 'cut' || line === 'late';
    if (isHeld) missed.current = true;
    // Changes this page made while the line opened were not announced to it, and their answers may be lost.
    const didUntold = line === 'open' && changesSent() > sentBefore.current;
    if (!isHeld && (missed.current || didUntold)) {
      // At once, and again once the line is open, because changes while it opened were not announced here.
      refresh();
      missed.current = line !== 'open';
    }
    sentBefore.current = changesSent();
  }, [line]);
  useEmitted(actor, {
    changed: () => refresh(),
    untold: () => {
      refresh();
      void refetch();
    },
    arrived: ({ list }) => {
      const known = setCached(openNotifications, list);
      const news = freshIn(known, list);
      if (news.length > 0) {
        refresh();
        setFresh(news);
        // The list itself, and the screen that news is about, show what is new; a toast would only cover it.
        const elsewhere = news.filter(({ link }) => !isShownAt(link, { path, search }));
        const isList = path.toLowerCase() === address.toLowerCase();
        if (elsewhere.length > 0 && !isList) announce(sentenceFor(elsewhere));
      } else if (isLessIn(known, list)) refresh(everyEarlier);
    },
  });
  // A notification is read once what it tells of is shown, by whatever way one came there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: dismissing is another function each time
  useEffect(() => {
    // A request sent while the line opens would make every screen read again.
    if (line === 'opening') return;
    const read = () => {
      if (document.visibilityState !== 'visible') return;
      for (const { id, link } of open) if (isShownAt(link, { path, search })) dismiss(id);
    };
    const soon = setTimeout(read, lookedAtFor);
    document.addEventListener('visibilitychange', read);
    return () => {
      clearTimeout(soon);
      document.removeEventListener('visibilitychange', read);
    };
  }, [open, line, path, search]);
  const retry = () => {
    void refetch();
    actor.send({ type: 'retry' });
  };
  return (
    <LiveConnectionProvider value={line}>
      <UnreadProvider value={open.length}>
        <NotificationsContext value={{ ...notifications, fresh, retry }}>
          {children}
        </NotificationsContext>
      </UnreadProvider>
    </LiveConnectionProvider>
  );
}
