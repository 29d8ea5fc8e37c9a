import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { useSiteName } from '../../../ui/navigation/area-facts.ts';
import { ScreenLink } from '../../../ui/navigation/navigation.tsx';
import { Icon } from '../../../ui/picture/Icon.tsx';
import { screens } from '../../screens.ts';
import { SidebarLinks } from './SidebarLinks.tsx';

/** Under this key a browser remembers how its sidebar was left. The first script of a page reads it too. */
const key = 'sidebar';

/** Whether the sidebar shows icons alone. The page's root carries it, so that nothing jumps at the start. */
const $isCollapsed = atom(
  typeof document !== 'undefined' && document.documentElement.dataset.sidebar === 'collapsed',
);

function toggleSidebar(): void {
  const isCollapsed = !$isCollapsed.get();
  $isCollapsed.set(isCollapsed);
  document.documentElement.dataset.sidebar = isCollapsed ? 'collapsed' : 'expanded';
  localStorage.setItem(key, isCollapsed ? 'collapsed' : 'expanded');
}

interface Props {
  path: string;
  onSignOut: () => void;
}

/** The column at the left from 768 pixels on; narrower, the same links stand in a drawer. */
export function Sidebar({ path, onSignOut }: Props) {
  const isCollapsed = useStore($isCollapsed);
  const siteName = useSiteName();
  return (
    <aside className="sidebar" aria-label="Sidebar">
      <ScreenLink to={screens.dashboard} className="sidebar-logo">
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
