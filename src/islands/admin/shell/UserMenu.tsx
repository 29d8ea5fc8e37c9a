import { currentAdmin } from '../../../api/read/accounts.ts';
import { useRead } from '../../../api/read/useRead.ts';
import { Disclosure } from '../../ui/disclosure/Disclosure.tsx';
import { ScreenLink } from '../../ui/navigation/navigation.tsx';
import { Icon } from '../../ui/picture/Icon.tsx';
import { screens } from '../screens.ts';

const links = [
  { to: screens.profile, label: 'Profile', icon: 'user' },
  { to: screens.settings, label: 'Settings', icon: 'gear' },
];

/** Who is signed in, and what is theirs. */
export function UserMenu({ onSignOut }: { onSignOut: () => void }) {
  const { data: admin } = useRead(currentAdmin);
  const name = admin?.name ?? 'Admin';
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
