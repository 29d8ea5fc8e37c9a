import { useState } from 'react';
import CloseButton from 'react-bootstrap/CloseButton';
import type { Notification } from '../../../contract/notifications.ts';
import { focusSoon } from '../../ui/dialog/focus.ts';
import { Button } from '../../ui/form/Button.tsx';
import { Empty, LoadFailed } from '../../ui/list/Empty.tsx';
import { useSettingsAddress } from '../../ui/navigation/area-facts.ts';
import { ScreenLink } from '../../ui/navigation/navigation.tsx';
import { Screen } from '../../ui/navigation/Screen.tsx';
import { Icon } from '../../ui/picture/Icon.tsx';
import { Skeleton } from '../../ui/reading/Skeleton.tsx';
import { Alert } from '../../ui/status/Alert.tsx';
import { agoOf } from '../../ui/status/ago.ts';
import { momentOf } from '../../ui/status/dates.ts';
import { isolated } from '../../ui/status/isolated.ts';
import { Earlier } from './Earlier.tsx';
import { kindIcons } from './kind-icons.ts';
import { sentenceFor } from './news.ts';
import { useNotifications } from './useNotifications.ts';
import './notifications.scss';

/** Notifications, the same in every area that follows them. */
export default function NotificationsScreen() {
  const { open, dismiss } = useNotifications();
  const settings = useSettingsAddress();
  const dismissAll = () => {
    dismiss('all');
    focusSoon('main');
  };
  return (
    <Screen
      title="Notifications"
      lead="What has happened, newest first."
      tools={
        <>
          {open.length > 0 && <Button onClick={dismissAll}>Dismiss all</Button>}
          <ScreenLink to={settings} className="btn btn-outline-primary">
            How we notify you
          </ScreenLink>
        </>
      }
    >
      <div className="notifications">
        <section aria-label="New">
          <SaidNews />
          <NotificationList />
        </section>
        <Earlier />
      </div>
    </Screen>
  );
}

/** Announces new list entries to screen readers. */
function SaidNews() {
  const { fresh } = useNotifications();
  const [before] = useState(fresh);
  return (
    <p className="visually-hidden" role="status">
      {fresh !== before && sentenceFor(fresh)}
    </p>
  );
}

function NotificationList() {
  const { open, isKnown, isFailed, failure, dismiss, retry } = useNotifications();
  const close = ({ id }: Notification) => {
    const at = open.findIndex((one) => one.id === id);
    const next = open[at + 1] ?? open[at - 1];
    dismiss(id);
    focusSoon(next ? notificationId(next.id) : 'main');
  };

  if (!isKnown && !isFailed)
    return <Skeleton of="your notifications" line="skeleton h-7" className="stack plain-list" />;
  if (!isKnown) {
    return (
      <LoadFailed
        sentence="Your notifications could not be loaded. Try again later."
        onRetry={retry}
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
              onDismiss={() => close(one)}
              onOpen={() => dismiss(one.id)}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

interface NotificationCardProps {
  notification: Notification;
  onDismiss: () => void;
  onOpen: () => void;
}

function NotificationCard({ notification, onDismiss, onOpen }: NotificationCardProps) {
  const { id, kind, title, message, date, link } = notification;
  return (
    <article
      className="notification panel d-flex gap-4 justify-content-between"
      aria-labelledby={notificationId(id)}
    >
      <Icon name={kindIcons[kind]} />
      <div className="flex-1 min-w-0">
        <h2 className="mb-1 text-heading fs-18" id={notificationId(id)} tabIndex={-1}>
          {isolated(title)}
        </h2>
        <p className="mb-2 text-pre-line">{isolated(message)}</p>
        <div className="d-flex flex-wrap row-gap-1 column-gap-5 align-items-baseline m-0">
          <time className="note" dateTime={date} title={agoOf(date)}>
            {momentOf(date)}
          </time>
          {link && (
            <ScreenLink to={link} onFollow={onOpen}>
              Open<span className="visually-hidden"> “{title}”</span>
            </ScreenLink>
          )}
        </div>
      </div>
      <CloseButton aria-label={`Dismiss “${title}”`} onClick={onDismiss} />
    </article>
  );
}

const notificationId = (id: number): string => `notification-${id}`;
