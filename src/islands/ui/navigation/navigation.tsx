import { createContext, type MouseEvent, type ReactNode, useContext } from 'react';
import type { Search } from './search.ts';

/** Opens an address of this area without a reload. `replace` leaves no step for Back. */
export type Open = (address: string, replace?: boolean) => void;

const Navigation = createContext<Open>((address) => window.location.assign(address));

export const NavigationProvider = Navigation.Provider;
export const useOpen = (): Open => useContext(Navigation);

const SearchContext = createContext<Search>({});
export const SearchProvider = SearchContext.Provider;
/** Query of the current screen. */
export const useSearch = (): Search => useContext(SearchContext);

interface Props {
  to: string;
  id?: string;
  className?: string;
  /** True for the current screen, 'open' for the open item of a list. */
  current?: boolean | 'open';
  replace?: boolean;
  onFollow?: () => void;
  /** Its table column, for keys that move from row to row. */
  'data-column'?: string;
  children: ReactNode;
}

/** A link within the area: a real one, which the browser may also open in another tab. */
export function ScreenLink({ to, current, replace, onFollow, ...rest }: Props) {
  const open = useOpen();
  const follow = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return;
    event.preventDefault();
    onFollow?.();
    open(to, replace);
  };
  return <a href={to} aria-current={currentOf(current)} onClick={follow} {...rest} />;
}

const currentOf = (current: Props['current']) => (current === 'open' ? true : current && 'page');
