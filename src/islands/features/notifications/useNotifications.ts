import { createContext, useContext, useMemo, useState } from 'react';
import { calls } from '../../../api/act/act.ts';
import { useAct } from '../../../api/act/useAct.ts';
import type { Failure } from '../../../api/problem.ts';
import { openNotifications } from '../../../api/read/notifications.ts';
import { useRead } from '../../../api/read/useRead.ts';
import { dismissNotification, type Notification } from '../../../contract/notifications.ts';

const sendDismissal = calls(dismissNotification);
const none: readonly never[] = [];

/** Open notifications. A dismissed one disappears at once, and returns if the server refuses. */
export function useOpenNotifications() {
  const { data: list, isError, isFetching, refetch } = useRead(openNotifications);
  /** Dismissed or about to be. Kept, because a list sent before a dismissal may come after it. */
  const [gone, setGone] = useState<readonly number[]>([]);
  /** Refusal of the last dismissal; null once another one is tried. */
  const [failure, setFailure] = useState<Failure | null>(null);
  const { press } = useAct(
    ({ id }: { id: number | 'all'; covers: readonly number[] }) =>
      sendDismissal({ params: { id } }),
    {
      inTurn: true,
      // Dismissed in another window meanwhile, which is what was wanted.
      gone: () => {},
      failed: (why, { covers }) => {
        setFailure(why);
        setGone((now) => now.filter((id) => !covers.includes(id)));
      },
    },
  );
  const open = useMemo(() => (list ?? none).filter(({ id }) => !gone.includes(id)), [list, gone]);
  const dismiss = (id: number | 'all') => {
    const covers = id === 'all' ? open.map((one) => one.id) : [id];
    if (covers.length === 0) return;
    setGone((now) => [...now, ...covers]);
    setFailure(null);
    press({ id, covers });
  };
  return {
    open,
    isKnown: list !== undefined,
    isFailed: isError && !isFetching,
    failure,
    dismiss,
    refetch,
  };
}

interface Notifications extends Omit<ReturnType<typeof useOpenNotifications>, 'refetch'> {
  /** New notifications since the last list. */
  readonly fresh: readonly Notification[];
  /** Reads the list again and opens the line. */
  readonly retry: () => void;
}

export const NotificationsContext = createContext<Notifications | null>(null);

/** Notifications of the signed-in person, followed while they are in the area. */
export const useNotifications = (): Notifications => {
  const notifications = useContext(NotificationsContext);
  if (!notifications) throw new Error('This area follows no notifications.');
  return notifications;
};
