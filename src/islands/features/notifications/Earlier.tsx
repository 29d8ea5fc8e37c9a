import { useState } from 'react';
import { refresh } from '../../../api/read/read.ts';
import { isAbsent, useRead } from '../../../api/read/useRead.ts';
import { earlierNotifications } from '../../../machines/notifications/notification-list.ts';
import { useEmitted } from '../../ui/machine/useEmitted.ts';
import { Reading } from '../../ui/reading/Reading.tsx';
import { byDay } from './days.ts';
import { EarlierNotification } from './EarlierNotification.tsx';
import { NotificationsContext } from './notifications-context.ts';

/** What was dismissed, by day; nothing where the API keeps none. */
export function Earlier() {
  const [pages, setPages] = useState(1);
  const earlier = useRead(earlierNotifications(pages));
  useEmitted(NotificationsContext.useActorRef(), {
    dismissed: () => refresh(earlierNotifications(pages)),
  });
  if (isAbsent(earlier)) return null;
  return (
    <section className="earlier" aria-labelledby="earlier">
      <h2 id="earlier">Earlier</h2>
      <Reading
        of={earlier}
        loading={<p role="status">Loading earlier notifications…</p>}
        failed="Earlier notifications could not be loaded. Try again later."
      >
        {({ rows, total }) => (
          <>
            {total === 0 && (
              <p className="soft">Nothing yet. What you dismiss stays here for a year.</p>
            )}
            {byDay(rows, new Date()).map(({ day, notifications }) => (
              <section key={day} className="earlier-day" aria-label={day}>
                <h3>{day}</h3>
                <ul>
                  {notifications.map((one) => (
                    <EarlierNotification key={one.id} notification={one} />
                  ))}
                </ul>
              </section>
            ))}
            {rows.length < total && (
              <button
                type="button"
                className="btn btn-outline-primary"
                onClick={() => setPages(pages + 1)}
              >
                Show more
              </button>
            )}
          </>
        )}
      </Reading>
    </section>
  );
}
