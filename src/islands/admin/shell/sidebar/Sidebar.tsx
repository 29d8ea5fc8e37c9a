import { useStore } from '@nanostores/react';
import { useSiteName } from '../../../ui/navigation/area-facts.ts';
import { ScreenLink } from '../../../ui/navigation/navigation.tsx';
import { Icon } from '../../../ui/picture/Icon.tsx';
import { screens } from '../../screens.ts';
import { SidebarLinks } from './SidebarLinks.tsx';
import { $isCollapsed, toggleSidebar } from './sidebar-state.ts';

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
