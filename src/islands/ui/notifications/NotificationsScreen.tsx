import { focusSoon } from '../dialog/focus.ts';
import { ScreenLink } from '../navigation/navigation.tsx';
import { Screen } from '../navigation/Screen.tsx';
import { useSettingsAddress } from '../navigation/settings-address.ts';
import { Earlier } from './Earlier.tsx';
import { NotificationList } from './NotificationList.tsx';
import { NotificationsContext, useUnread } from './notifications-context.ts';
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
      lead="Updates on your projects and applications."
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
