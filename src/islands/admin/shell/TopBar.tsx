import { currentAdmin } from '../../../api/read/accounts.ts';
import { useRead } from '../../../api/read/useRead.ts';
import { useSignedInUntil } from '../../features/accounts/useSignedInUntil.ts';
import { UnreadBadge } from '../../features/notifications/UnreadBadge.tsx';
import { useNotifications } from '../../features/notifications/useNotifications.ts';
import { Disclosure } from '../../ui/disclosure/Disclosure.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { ScreenLink } from '../../ui/navigation/navigation.tsx';
import { Icon } from '../../ui/picture/Icon.tsx';
import { momentOf } from '../../ui/status/dates.ts';
import { screens } from '../screens.ts';

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

/** Their own screen shows all of them. */
const shownInMenu = 5;

/** The bell with its badge, and the latest of what it counts. */
function NewsMenu() {
  const { open } = useNotifications();
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

const links = [
  { to: screens.profile, label: 'Profile', icon: 'user' },
  { to: screens.settings, label: 'Settings', icon: 'gear' },
];

/** Menu of the signed-in admin. */
function UserMenu({ onSignOut }: { onSignOut: () => void }) {
  const { data: admin } = useRead(currentAdmin);
  const name = admin?.name ?? 'Admin';
  const until = useSignedInUntil();
  return (
    <Disclosure
      className="user-menu"
      buttonClass="btn btn-quiet user-menu-button"
      button={
        <>
          <span className="user-initials d-inline-grid flex-none fs-13 fw-bold" aria-hidden="true">
            {initialsOf(name)}
          </span>
          <span className="user-names d-grid lh-sm">
            <span className="user-name text-truncate">{name}</span>
            {admin && <span className="user-role soft fs-13 fw-normal">{admin.role}</span>}
          </span>
          <Icon name="chevron-down" />
        </>
      }
    >
      {(close) => (
        // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: whatever is pressed inside, the menu folds
        <div onClick={close}>
          {links.map(({ to, label, icon }) => (
            <ScreenLink key={to} to={to} className="menu-row">
              <Icon name={icon} />
              {label}
            </ScreenLink>
          ))}
          <button type="button" className="menu-row" onClick={onSignOut}>
            <Icon name="logout" />
            Logout
          </button>
          <p className="note soft m-0 px-3 py-2">{until}</p>
        </div>
      )}
    </Disclosure>
  );
}

const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .map((word) => word.charAt(0))
    .slice(0, 2)
    .join('')
    .toUpperCase();
