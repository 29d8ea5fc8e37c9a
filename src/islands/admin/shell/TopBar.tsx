import { openOnes } from '../../../machines/notifications/notification-list.ts';
import { NotificationsContext } from '../../features/notifications/notifications-context.ts';
import { UnreadBadge } from '../../features/notifications/UnreadBadge.tsx';
import { Disclosure } from '../../ui/disclosure/Disclosure.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { ScreenLink } from '../../ui/navigation/navigation.tsx';
import { Icon } from '../../ui/picture/Icon.tsx';
import { momentOf } from '../../ui/status/dates.ts';
import { screens } from '../screens.ts';
import { UserMenu } from './UserMenu.tsx';

interface Props {
  isMenuOpen: boolean;
  onMenu: () => void;
  onSearch: () => void;
  onSignOut: () => void;
}

export function TopBar({ isMenuOpen, onMenu, onSearch, onSignOut }: Props) {
  return (
    <header className="top-bar">
      <Button
        look="quiet"
        className="btn-icon top-bar-menu ms-n3"
        aria-expanded={isMenuOpen}
        aria-haspopup="dialog"
        onClick={onMenu}
      >
        <Icon name="menu" />
        <span className="visually-hidden">Menu</span>
      </Button>
      <button type="button" className="top-bar-search" aria-haspopup="dialog" onClick={onSearch}>
        <Icon name="search" />
        <span className="top-bar-search-words">Search</span>
        <span className="top-bar-search-kinds wide-only soft" aria-hidden="true">
          students, companies, projects, admins
        </span>
        <span className="key wide-only" aria-hidden="true">
          /
        </span>
      </button>
      <div className="d-flex gap-1 align-items-center ms-auto">
        <Button
          look="quiet"
          className="btn-icon"
          data-theme-switch
          aria-label="Switch between light and dark theme"
        >
          <Icon name="theme" />
        </Button>
        <NewsMenu />
        <UserMenu onSignOut={onSignOut} />
      </div>
    </header>
  );
}

/** How many the menu shows; all of them stand on their own screen. */
const shownInMenu = 5;

/** The bell with its badge, and the latest of what it counts. */
function NewsMenu() {
  const open = NotificationsContext.useSelector(({ context }) => openOnes(context));
  return (
    <Disclosure
      className="news-menu"
      buttonClass="btn btn-quiet btn-icon"
      button={
        <>
          <Icon name="bell" />
          <span className="visually-hidden">Notifications</span>
          <UnreadBadge />
        </>
      }
    >
      {(close) => (
        <>
          {open.length === 0 && <p className="m-0 py-3 px-4">No new notifications</p>}
          <ul className="plain-list lined">
            {open.slice(0, shownInMenu).map(({ id, title, message, date }) => (
              <li className="stack gap-2px py-3 px-4" key={id}>
                <strong>{title}</strong>
                <span className="soft fs-15 lh-md">{message}</span>
                <time className="note" dateTime={date}>
                  {momentOf(date)}
                </time>
              </li>
            ))}
          </ul>
          {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the link inside is what is pressed */}
          <div className="line-top m-0 py-3 px-4" onClick={close}>
            <ScreenLink to={screens.notifications}>All notifications</ScreenLink>
          </div>
        </>
      )}
    </Disclosure>
  );
}
