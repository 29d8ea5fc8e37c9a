import { Icon } from '../../ui/picture/Icon.tsx';
import { NewsMenu } from './NewsMenu.tsx';
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
      <button
        type="button"
        className="btn btn-quiet btn-icon top-bar-menu"
        aria-expanded={isMenuOpen}
        aria-haspopup="dialog"
        onClick={onMenu}
      >
        <Icon name="menu" />
        <span className="visually-hidden">Menu</span>
      </button>
      <button type="button" className="top-bar-search" aria-haspopup="dialog" onClick={onSearch}>
        <Icon name="search" />
        <span className="top-bar-search-words">Search</span>
        <span className="top-bar-search-kinds" aria-hidden="true">
          students, companies, projects, admins
        </span>
        <span className="key" aria-hidden="true">
          /
        </span>
      </button>
      <div className="d-flex gap-1 align-items-center ms-auto">
        <button
          type="button"
          className="btn btn-quiet btn-icon"
          data-theme-switch
          aria-label="Switch between light and dark theme"
        >
          <Icon name="theme" />
        </button>
        <NewsMenu />
        <UserMenu onSignOut={onSignOut} />
      </div>
    </header>
  );
}
