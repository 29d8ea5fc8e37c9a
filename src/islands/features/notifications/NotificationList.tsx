import type { Notification } from '../../../contract/notifications.ts';
import { openOnes } from '../../../machines/notifications/notification-list.ts';
import { failedDismissal } from '../../../machines/notifications/notifications.ts';
import { focusSoon } from '../../ui/dialog/focus.ts';
import { Empty, LoadFailed } from '../../ui/list/Empty.tsx';
import { Skeleton } from '../../ui/reading/Skeleton.tsx';
import { Alert } from '../../ui/status/Alert.tsx';
import { NotificationCard, notificationId } from './NotificationCard.tsx';
import { NotificationsContext } from './notifications-context.ts';

export function NotificationList() {
  const { send } = NotificationsContext.useActorRef();
  const snapshot = NotificationsContext.useSelector((now) => now);
  const open = openOnes(snapshot.context);
  const failure = failedDismissal(snapshot);

  const dismiss = ({ id }: Notification) => {
    const at = open.findIndex((one) => one.id === id);
    const next = open[at + 1] ?? open[at - 1];
    send({ type: 'dismiss', id });
    focusSoon(next ? notificationId(next.id) : 'main');
  };

  if (snapshot.matches({ list: 'loading' }))
    return <Skeleton of="your notifications" line="skeleton h-7" className="stack plain-list" />;
  if (snapshot.matches({ list: 'failed' })) {
    return (
      <LoadFailed
        sentence="Your notifications could not be loaded. Try again later."
        onRetry={() => send({ type: 'retry' })}
      />
    );
  }
  return (
    <>
      {failure && (
        <Alert kind="danger">
          The notification was not dismissed. Try again.
          {failure.sentence && <span className="d-block mt-1">{failure.sentence}</span>}
        </Alert>
      )}
      {open.length === 0 && <Empty drawing="quiet" title="No new notifications" />}
      <ul className="stack plain-list" aria-label="Open notifications">
        {open.map((one) => (
          <li key={one.id}>
            <NotificationCard
              notification={one}
              onDismiss={() => dismiss(one)}
              onOpen={() => send({ type: 'dismiss', id: one.id })}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
