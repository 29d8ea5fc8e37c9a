import { focusSoon } from '../../ui/dialog/focus.ts';
import { useSettingsAddress, useUnread } from '../../ui/navigation/area-facts.ts';
import { ScreenLink } from '../../ui/navigation/navigation.tsx';
import { Screen } from '../../ui/navigation/Screen.tsx';
import { Earlier } from './Earlier.tsx';
import { NotificationList } from './NotificationList.tsx';
import { NotificationsContext } from './notifications-context.ts';
import { SaidNews } from './SaidNews.tsx';
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
          {count > 0 && (
            <button type="button" className="btn btn-outline-primary" onClick={dismissAll}>
              Dismiss all
            </button>
          )}
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
