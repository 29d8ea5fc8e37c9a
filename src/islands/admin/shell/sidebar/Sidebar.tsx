import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { kept } from '../../../../session/storage.ts';
import { useSiteName } from '../../../ui/navigation/area-facts.ts';
import { ScreenLink } from '../../../ui/navigation/navigation.tsx';
import { Icon } from '../../../ui/picture/Icon.tsx';
import { currentOf, screens, sidebarGroups } from '../../screens.ts';

/** Under this key a browser remembers how its sidebar was left. The first script of a page reads it too. */
const key = 'sidebar';

/** True if the sidebar shows icons alone. The root element holds it, so that nothing jumps at the start. */
const $isCollapsed = atom(
  typeof document !== 'undefined' && document.documentElement.dataset.sidebar === 'collapsed',
);

function toggleSidebar(): void {
  const isCollapsed = !$isCollapsed.get();
  $isCollapsed.set(isCollapsed);
  document.documentElement.dataset.sidebar = isCollapsed ? 'collapsed' : 'expanded';
  kept.set(key, isCollapsed ? 'collapsed' : 'expanded');
}

interface Props {
  path: string;
  onSignOut: () => void;
}

/** The column at the left from 768 pixels on; below that, the same links are in a drawer. */
export function Sidebar({ path, onSignOut }: Props) {
  const isCollapsed = useStore($isCollapsed);
  const siteName = useSiteName();
  return (
    <aside className="sidebar" aria-label="Sidebar">
      <ScreenLink
        to={screens.dashboard}
        className="sidebar-logo d-flex gap-3 align-items-center px-4"
      >
        <svg className="logo-mark" viewBox="0 0 40 32" aria-hidden="true" focusable="false">
          <use href="/icons.svg#logo" />
        </svg>
        <span className="logo-name sidebar-label">{siteName}</span>
      </ScreenLink>
      <SidebarLinks path={path} onSignOut={onSignOut} />
      <button
        type="button"
        className="sidebar-toggle"
        aria-expanded={!isCollapsed}
        onClick={toggleSidebar}
      >
        <Icon name={isCollapsed ? 'chevron-right' : 'chevron-left'} />
        <span className="sidebar-label">{isCollapsed ? 'Expand sidebar' : 'Collapse sidebar'}</span>
      </button>
    </aside>
  );
}

interface LinksProps {
  path: string;
  onSignOut: () => void;
}

/** Every screen of the area, and the way out; in the sidebar and in the drawer of phones. */
export function SidebarLinks({ path, onSignOut }: LinksProps) {
  return (
    <nav className="sidebar-nav d-flex flex-column gap-1 flex-1 py-2" aria-label="Admin area">
      {sidebarGroups.map(({ name, links }) => (
        <div key={name ?? 'first'} className="sidebar-group">
          {name && <h2 className="sidebar-heading">{name}</h2>}
          <ul className="plain-list">
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
      <div className="sidebar-group sidebar-end mt-4 pt-2">
        <button type="button" className="sidebar-link" onClick={onSignOut}>
          <Icon name="logout" />
          <span className="sidebar-label">Logout</span>
        </button>
      </div>
    </nav>
  );
}
