import CloseButton from 'react-bootstrap/CloseButton';
import type { Notification } from '../../../contract/notifications.ts';
import { ScreenLink } from '../../ui/navigation/navigation.tsx';
import { Icon } from '../../ui/picture/Icon.tsx';
import { agoOf } from '../../ui/status/ago.ts';
import { momentOf } from '../../ui/status/dates.ts';
import { isolated } from '../../ui/status/isolated.ts';
import { kindIcons } from './kind-icons.ts';

interface Props {
  notification: Notification;
  onDismiss: () => void;
  onOpen: () => void;
}

export function NotificationCard({ notification, onDismiss, onOpen }: Props) {
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

export const notificationId = (id: number): string => `notification-${id}`;
