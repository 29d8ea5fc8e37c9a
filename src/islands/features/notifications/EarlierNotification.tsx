import type { Notification } from '../../../contract/notifications.ts';
import { ScreenLink } from '../../ui/navigation/navigation.tsx';
import { Icon } from '../../ui/picture/Icon.tsx';
import { momentOf, timeOf } from '../../ui/status/dates.ts';
import { kindIcons } from './kind-icons.ts';

/** A notification that was read: quieter than a new one, and there to be found again. */
export function EarlierNotification({ notification }: { notification: Notification }) {
  const { kind, title, message, date, link, readAt } = notification;
  return (
    <li className="earlier-one">
      <Icon name={kindIcons[kind]} />
      <div>
        <p className="earlier-title">{title}</p>
        <p className="notification-message">{message}</p>
        <div className="notification-foot">
          <time className="note" dateTime={date}>
            {timeOf(date)}
          </time>
          {readAt && <span className="note">Read {momentOf(readAt)}</span>}
          {link && (
            <ScreenLink to={link}>
              Open<span className="visually-hidden"> “{title}”</span>
            </ScreenLink>
          )}
        </div>
      </div>
    </li>
  );
}
