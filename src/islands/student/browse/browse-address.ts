import { type EngineeringType, engineeringTypes } from '../../../contract/people.ts';
import {
  type BrowseFilters,
  type BrowseSort,
  browseSorts,
  type PageSize,
  pageSizes,
  usualFilters,
} from '../../../machines/browse/browse-filters.ts';
import { screens } from '../screens.ts';

type Search = Readonly<Record<string, string>>;

/** The dialog over the grid, and whose project it is about. */
export type Over = { readonly project: number } | { readonly apply: number };

/** The filters an address asks for; what it says wrongly or not at all is as usual. */
export function filtersFrom(search: Search): BrowseFilters {
  const engineering = search.engineering as EngineeringType;
  const sort = search.sort as BrowseSort;
  const pageSize = Number(search.pageSize) as PageSize;
  return {
    searchText: (search.search ?? '').slice(0, 200),
    engineering: engineeringTypes.includes(engineering) ? engineering : usualFilters.engineering,
    skills: (search.skills ?? '').slice(0, 300),
    maxDuration: /^[1-9]\d{0,2}$/.test(search.maxDuration ?? '')
      ? Number(search.maxDuration)
      : null,
    location: (search.location ?? '').slice(0, 100),
    sort: browseSorts.includes(sort) ? sort : usualFilters.sort,
    page: /^[1-9]\d{0,5}$/.test(search.page ?? '') ? Number(search.page) : 1,
    pageSize: pageSizes.includes(pageSize) ? pageSize : usualFilters.pageSize,
  };
}

/** The dialog an address asks for; null for none. */
export function overFrom(search: Search): Over | null {
  if (isPid(search.apply)) return { apply: Number(search.apply) };
  return isPid(search.project) ? { project: Number(search.project) } : null;
}

/** The address that shows these filters, and a dialog over them. */
export function addressOf({ searchText, ...others }: BrowseFilters, over?: Over | null): string {
  const { searchText: _, ...usual } = usualFilters;
  const query = new URLSearchParams();
  if (searchText) query.set('search', searchText);
  for (const name of Object.keys(usual) as (keyof typeof usual)[]) {
    if (others[name] !== usual[name]) query.set(name, String(others[name]));
  }
  for (const [dialog, pid] of Object.entries(over ?? {})) query.set(dialog, String(pid));
  const text = query.toString();
  return text ? `${screens.dashboard}?${text}` : screens.dashboard;
}

const isPid = (text: string | undefined): boolean => /^[1-9]\d{0,14}$/.test(text ?? '');
