import { useState } from 'react';
import { focusSoon } from '../../ui/dialog/focus.ts';
import { Button } from '../../ui/form/Button.tsx';
import { useEmitted } from '../../ui/machine/useEmitted.ts';
import { useSettingsAddress, useUnread } from '../../ui/navigation/area-facts.ts';
import { ScreenLink } from '../../ui/navigation/navigation.tsx';
import { Screen } from '../../ui/navigation/Screen.tsx';
import { Earlier } from './Earlier.tsx';
import { NotificationList } from './NotificationList.tsx';
import { sentenceFor } from './news-words.ts';
import { NotificationsContext } from './notifications-context.ts';
import './notifications.scss';

/** Notifications, the same in every area that follows them. */
export default function NotificationsScreen() {
  const { send } = NotificationsContext.useActorRef();
  const count = useUnread();
  const settings = useSettingsAddress();
  const dismissAll = () => {
    send({ type: 'dismiss all' });
    focusSoon('main');
  };
  return (
    <Screen
      title="Notifications"
      lead="What has happened, newest first."
      tools={
        <>
          {count > 0 && <Button onClick={dismissAll}>Dismiss all</Button>}
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

/** Says what arrives in the list to those who do not see it arrive. */
function SaidNews() {
  const actor = NotificationsContext.useActorRef();
  const [said, say] = useState('');
  useEmitted(actor, { news: ({ fresh }) => say(sentenceFor(fresh)) });
  return (
    <p className="visually-hidden" role="status">
      {said}
    </p>
  );
}
