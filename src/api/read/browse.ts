import type { EngineeringType } from '../../contract/accounts/people.ts';
import type { CallOf } from '../../contract/endpoint.ts';
import { listProjects, type Project, type ProjectSort } from '../../contract/projects/projects.ts';
import { callPage } from '../client.ts';
import { wholeProject } from '../original-api.ts';
import { eachRow, type ListPage } from './page.ts';
import { keepPrevious, type Read, readPage } from './read.ts';

/** The projects these filters leave, as students browse them: completed ones are hidden, unless they were saved. */
export const browsedProjects = (filters: BrowseFilters): Read<ListPage<Project>> =>
  readPage(listProjects, { query: queryOf(filters) }, filters, {
    as: wholeProject,
    // The original API lists all projects.
    shown: ({ status, saved }) =>
      (filters.savedOnly ? saved !== null : status !== 'Completed') &&
      (!filters.openOnly || status === 'pending'),
  });

/** Number of these projects that take applications. */
export const openAmong = (filters: BrowseFilters): Read<ListPage<Project>> =>
  keepPrevious(
    readPage(
      listProjects,
      { query: { ...queryOf(filters), openOnly: 'true' } },
      { page: 1, pageSize: 1 },
    ),
  );

/** The page with one project as it is since its student did something about it. */
export const withProject = (
  pid: number,
  since: Pick<Project, 'applied'> | Pick<Project, 'saved'>,
) => eachRow((one: Project) => (one.pid === pid ? { ...one, ...since } : one));

export const pageSizes = [3, 6, 9] as const;
type PageSize = (typeof pageSizes)[number];

export const browseSorts = ['newest', 'fit', 'deadline'] as const satisfies ProjectSort[];
export type BrowseSort = (typeof browseSorts)[number];

/** Filters of the list, all kept in the address. */
export interface BrowseFilters {
  readonly searchText: string;
  readonly engineering: EngineeringType | '';
  /** Comma-separated; a project must ask for all of them. */
  readonly skills: string;
  /** In days; null for any. */
  readonly maxDuration: number | null;
  readonly location: string;
  /** Only what pays, and only what is done from anywhere. */
  readonly paidOnly: boolean;
  readonly remoteOnly: boolean;
  /** A week; null for any. */
  readonly maxHours: number | null;
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
  paidOnly: false,
  remoteOnly: false,
  maxHours: null,
  term: '',
  openOnly: false,
  savedOnly: false,
  sort: 'usual',
  page: 1,
  pageSize: 6,
};

/** The filters that leave projects out, in the order of the screen. */
export const narrowings = [
  'searchText',
  'engineering',
  'skills',
  'maxDuration',
  'location',
  'paidOnly',
  'remoteOnly',
  'maxHours',
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

/** Removes some filters and goes back to the first page. */
export function without(filters: BrowseFilters, ...names: readonly Narrowing[]): BrowseFilters {
  const asUsual = Object.fromEntries(names.map((name) => [name, usualFilters[name]]));
  return { ...filters, ...asUsual, page: 1 };
}

/** The filters as the wire's query names them; the page is asked for beside them. */
export const queryOf = (
  filters: BrowseFilters,
): NonNullable<CallOf<typeof listProjects>['query']> => ({
  onlyCompanyProjects: 'false',
  searchText: filters.searchText.trim() || undefined,
  engineering: filters.engineering || undefined,
  skills: filters.skills || undefined,
  maxDuration: filters.maxDuration === null ? undefined : String(filters.maxDuration),
  location: filters.location.trim() || undefined,
  paid: filters.paidOnly ? 'true' : undefined,
  remote: filters.remoteOnly ? 'true' : undefined,
  maxHours: filters.maxHours === null ? undefined : String(filters.maxHours),
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

/** Number of projects there would be without one of the filters; null while it is unknown. */
export interface RelaxedFilter {
  readonly name: Narrowing;
  readonly total: number | null;
  readonly hasMore?: boolean;
}

/** Nothing matches: what leaving out each of the filters would give. */
export const relaxedFilters = (filters: BrowseFilters): Read<readonly RelaxedFilter[]> => ({
  queryKey: ['relaxed-filters', filters],
  queryFn: ({ signal }) =>
    Promise.all(
      narrowingsIn(filters).map(async (name) => {
        const query = { ...queryOf(without(filters, name)), page: '1', pageSize: '1' };
        const { rows, total, hasMore } = await callPage(listProjects, { query }, { signal });
        return { name, total: total ?? rows.length, hasMore };
      }),
    ),
});

/** Each filter can be left out even where it is not known what that gives. */
export const uncounted = (filters: BrowseFilters): readonly RelaxedFilter[] =>
  narrowingsIn(filters).map((name) => ({ name, total: null }));
