import type { EngineeringType } from '../../contract/accounts/people.ts';
import type { CallOf } from '../../contract/endpoint.ts';
import type { endpoints } from '../../contract/endpoints.ts';
import type { ProjectSort } from '../../contract/projects/projects.ts';

export const pageSizes = [3, 6, 9] as const;
type PageSize = (typeof pageSizes)[number];

export const browseSorts = ['newest', 'fit', 'deadline'] as const satisfies ProjectSort[];
export type BrowseSort = (typeof browseSorts)[number];

/** What a student may ask of the list; everything of it stands in the address. */
export interface BrowseFilters {
  readonly searchText: string;
  readonly engineering: EngineeringType | '';
  /** Comma-separated; a project must ask for all of them. */
  readonly skills: string;
  /** In days; null for any. */
  readonly maxDuration: number | null;
  readonly location: string;
  /** The number of a term, `none` for what is in none, or empty for all. */
  readonly term: string;
  /** Only what one can apply to now. */
  readonly openOnly: boolean;
  /** Only what the student has saved, also what is completed. */
  readonly savedOnly: boolean;
  /** As usual while nobody has chosen: best fit for a student who lists skills, else the newest. */
  readonly sort: BrowseSort | 'usual';
  readonly page: number;
  readonly pageSize: PageSize;
}

export const usualFilters: BrowseFilters = {
  searchText: '',
  engineering: '',
  skills: '',
  maxDuration: null,
  location: '',
  term: '',
  openOnly: false,
  savedOnly: false,
  sort: 'usual',
  page: 1,
  pageSize: 6,
};

/** The filters that leave projects out, in the order they stand on the screen. */
export const narrowings = [
  'searchText',
  'engineering',
  'skills',
  'maxDuration',
  'location',
  'term',
  'openOnly',
  'savedOnly',
] as const satisfies (keyof BrowseFilters)[];
export type Narrowing = (typeof narrowings)[number];

export const narrowingsIn = (filters: BrowseFilters): Narrowing[] =>
  narrowings.filter((name) => {
    const value = filters[name];
    return (typeof value === 'string' ? value.trim() : value) !== usualFilters[name];
  });

/** The same filters without some of them, from the first page on. */
export function without(filters: BrowseFilters, ...names: readonly Narrowing[]): BrowseFilters {
  const asUsual = Object.fromEntries(names.map((name) => [name, usualFilters[name]]));
  return { ...filters, ...asUsual, page: 1 };
}

/** The filters as the wire's query names them; the page is asked for beside them. */
export const queryOf = (
  filters: BrowseFilters,
): NonNullable<CallOf<typeof endpoints.listProjects>['query']> => ({
  onlyCompanyProjects: 'false',
  searchText: filters.searchText.trim() || undefined,
  engineering: filters.engineering || undefined,
  skills: filters.skills || undefined,
  maxDuration: filters.maxDuration === null ? undefined : String(filters.maxDuration),
  location: filters.location.trim() || undefined,
  term: filters.term || undefined,
  openOnly: filters.openOnly ? 'true' : undefined,
  saved: filters.savedOnly ? 'true' : undefined,
  sort: filters.sort,
});

/** The order that a choice comes to, for somebody with these skills. */
export function orderOf({ sort }: BrowseFilters, skills: string): BrowseSort {
  if (sort !== 'usual') return sort;
  return skills === '' ? 'newest' : 'fit';
}
