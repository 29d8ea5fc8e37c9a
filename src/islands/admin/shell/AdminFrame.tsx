import { useCallback, useEffect, useRef, useState } from 'react';
import type { FrameParts } from '../../features/accounts/area/Area.tsx';
import { lazy } from '../../ui/reading/lazy.tsx';
import { Sidebar } from './sidebar/Sidebar.tsx';
import { TopBar } from './TopBar.tsx';
import './shell.scss';

const Drawer = lazy(() => import('./sidebar/Drawer.tsx'));
const SearchDialog = lazy(() => import('./search/SearchDialog.tsx'));

type Over = 'drawer' | 'search' | null;

/** The frame of the admin area: sidebar, top bar, and what lies over every screen. */
export function AdminFrame({ path, onSignOut, children }: FrameParts) {
  const [over, lay] = useState<Over>(null);
  /** Typed for the search while it is still on its way; null once it is there. */
  const typedAhead = useRef<string | null>(null);
  const close = useCallback(() => {
    typedAhead.current = null;
    lay(null);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another screen closes what lies over this one
  useEffect(close, [path]);
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const ahead = typedAhead.current;
      if (ahead !== null && event.key.length === 1 && !event.ctrlKey && !event.metaKey) {
        event.preventDefault();
        typedAhead.current = ahead + event.key;
      } else if (asksForSearch(event)) {
        event.preventDefault();
        typedAhead.current = '';
        lay('search');
      }
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, []);

  return (
    <div className="admin">
      <Sidebar path={path} onSignOut={onSignOut} />
      <div className="d-flex flex-column flex-1 min-w-0">
        <TopBar
          onMenu={() => lay('drawer')}
          onSearch={() => lay('search')}
          onSignOut={onSignOut}
          isMenuOpen={over === 'drawer'}
        />
        {children}
      </div>
      {over === 'drawer' && <Drawer path={path} onSignOut={onSignOut} onClose={close} />}
      {over === 'search' && <SearchDialog typedAhead={typedAhead} onClose={close} />}
    </div>
  );
}

/** Ctrl K anywhere, and / where nothing is being typed and no dialog is open. */
function asksForSearch({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  if (document.querySelector('[role=dialog]')) return false;
  if (key.toLowerCase() === 'k' && (ctrlKey || metaKey)) return true;
  const isTyping =
    target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]');
  return key === '/' && !ctrlKey && !metaKey && !altKey && !isTyping;
}
