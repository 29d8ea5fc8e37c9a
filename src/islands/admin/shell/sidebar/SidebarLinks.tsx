import { ScreenLink } from '../../../ui/navigation/navigation.tsx';
import { Icon } from '../../../ui/picture/Icon.tsx';
import { currentOf, sidebarGroups } from './sidebar-groups.ts';

interface Props {
  path: string;
  onSignOut: () => void;
}

/** Every screen of the area, and the way out; in the sidebar and in the drawer of phones. */
export function SidebarLinks({ path, onSignOut }: Props) {
  return (
    <nav className="sidebar-nav" aria-label="Admin area">
      {sidebarGroups.map(({ name, links }) => (
        <div key={name ?? 'first'} className="sidebar-group">
          {name && <h2 className="sidebar-heading">{name}</h2>}
          <ul>
            {links.map(({ to, label, icon }) => (
              <li key={to}>
                <ScreenLink to={to} className="sidebar-link" current={currentOf(to, path)}>
                  <Icon name={icon} />
                  <span className="sidebar-label">{label}</span>
                </ScreenLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <div className="sidebar-group sidebar-end">
        <button type="button" className="sidebar-link" onClick={onSignOut}>
          <Icon name="logout" />
          <span className="sidebar-label">Logout</span>
        </button>
      </div>
    </nav>
  );
}
