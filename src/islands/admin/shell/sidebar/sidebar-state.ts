import { atom } from 'nanostores';

/** Under this key a browser remembers how its sidebar was left. The first script of a page reads it too. */
const key = 'sidebar';

/** Whether the sidebar shows icons alone. The page's root carries it, so that nothing jumps at the start. */
export const $isCollapsed = atom(
  typeof document !== 'undefined' && document.documentElement.dataset.sidebar === 'collapsed',
);

export function toggleSidebar(): void {
  const isCollapsed = !$isCollapsed.get();
  $isCollapsed.set(isCollapsed);
  document.documentElement.dataset.sidebar = isCollapsed ? 'collapsed' : 'expanded';
  localStorage.setItem(key, isCollapsed ? 'collapsed' : 'expanded');
}
