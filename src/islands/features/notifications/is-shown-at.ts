import type { Search } from '../../ui/navigation/search.ts';

interface Shown {
  readonly path: string;
  readonly search: Search;
}

/** Whether a screen shows what a link leads to. A link to a whole list leads to nothing in particular. */
export function isShownAt(link: string, { path, search }: Shown): boolean {
  const [address = '', asked = ''] = link.split('?');
  const wanted = [...new URLSearchParams(asked)];
  return (
    wanted.length > 0 &&
    address.toLowerCase() === path.toLowerCase() &&
    wanted.every(([name, value]) => search[name] === value)
  );
}
