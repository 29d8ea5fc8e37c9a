import { useState } from 'react';
import { earlierNotifications } from '../../../api/read/notifications.ts';
import { isAbsent, useRead } from '../../../api/read/useRead.ts';
import type { Notification } from '../../../contract/notifications.ts';
import { timeNow } from '../../../session/clock.ts';
import { Button } from '../../ui/form/Button.tsx';
import { ScreenLink } from '../../ui/navigation/navigation.tsx';
import { Icon } from '../../ui/picture/Icon.tsx';
import { Reading } from '../../ui/reading/Reading.tsx';
import { dayNameOf, momentOf, timeOf } from '../../ui/status/dates.ts';
import { isolated } from '../../ui/status/isolated.ts';
import { kindIcons } from './kind-icons.ts';

interface Day {
  readonly day: string;
  readonly notifications: readonly Notification[];
}

/** A list, newest first, as the days where the reader is. */
function byDay(list: readonly Notification[], now: Date): readonly Day[] {
  const days = Map.groupBy(list, ({ date }) => dayNameOf(date, now));
  return [...days].map(([day, notifications]) => ({ day, notifications }));
}

/** Dismissed notifications by day; nothing if the API keeps none. */
export function Earlier() {
  const [pages, setPages] = useState(1);
  const earlier = useRead(earlierNotifications(pages));
  if (isAbsent(earlier)) return null;
  return (
    <section className="earlier" aria-labelledby="earlier">
      <h2 className="mb-3" id="earlier">
        Earlier
      </h2>
      <Reading of={earlier} what="earlier notifications">
        {({ rows, total }) => (
          <>
            {total === 0 && (
              <p className="soft">Nothing yet. What you dismiss stays here for a year.</p>
            )}
            {byDay(rows, timeNow()).map(({ day, notifications }) => (
              <section key={day} className="earlier-day mb-5" aria-label={day}>
                <h3 className="mb-1 soft">{day}</h3>
                <ul className="plain-list">
                  {notifications.map((one) => (
                    <EarlierNotification key={one.id} notification={one} />
                  ))}
                </ul>
              </section>
            ))}
            {rows.length < total && <Button onClick={() => setPages(pages + 1)}>Show more</Button>}
          </>
        )}
      </Reading>
    </section>
  );
}

/** A notification that was read: quieter than a new one, and there to be found again. */
function EarlierNotification({ notification }: { notification: Notification }) {
  const { kind, title, message, date, link, readAt } = notification;
  return (
    <li className="earlier-one d-flex gap-3 line-above">
      <Icon name={kindIcons[kind]} />
      <div>
        <p className="m-0 fw-semibold">{isolated(title)}</p>
        <p className="mb-1 soft text-pre-line">{isolated(message)}</p>
        <div className="d-flex flex-wrap row-gap-1 column-gap-5 align-items-baseline m-0">
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
