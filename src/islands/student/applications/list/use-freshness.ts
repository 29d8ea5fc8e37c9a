import { useEffect, useRef } from 'react';
import type { NotificationKind } from '../../../../contract/notifications.ts';
import { isCutOff } from '../../../../machines/notifications/notifications.ts';
import { NotificationsContext } from '../../../ui/notifications/notifications-context.ts';

/** News that means an application is no longer as it was. */
const telling: readonly NotificationKind[] = ['offer received', 'application moved'];

/**
 * Asks for a list again when a notification tells that it has changed, when the line is back after a
 * break, and when the person comes back to this tab. `refresh` must stay the same one.
 * @returns whether the line is cut right now
 */
export function useFreshness(refresh: () => void): boolean {
  const notifications = NotificationsContext.useActorRef();
  const cutOff = NotificationsContext.useSelector(isCutOff);
  const wasCutOff = useRef(cutOff);

  useEffect(() => {
    const heard = notifications.on('news', ({ fresh }) => {
      if (fresh.some(({ kind }) => telling.includes(kind))) refresh();
    });
    return () => heard.unsubscribe();
  }, [notifications, refresh]);

  useEffect(() => {
    if (wasCutOff.current && !cutOff) refresh();
    wasCutOff.current = cutOff;
  }, [cutOff, refresh]);

  useEffect(() => {
    const look = () => document.visibilityState === 'visible' && refresh();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [refresh]);

  return cutOff;
}
