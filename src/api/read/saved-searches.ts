import { firstCharacters } from '../../contract/characters.ts';
import {
  listSavedSearches,
  type SavedSearch,
  type SavedSearchChange,
  type SavedSearchForm,
  searchNameLength,
} from '../../contract/projects/saved-searches.ts';
import { type BrowseFilters, narrowingsIn, usualFilters } from './browse.ts';
import { read } from './read.ts';

/** The searches a student has saved. */
export const savedSearches = read(listSavedSearches, {});

export const filtersOf = (search: SavedSearch): BrowseFilters => ({
  ...usualFilters,
  searchText: search.searchText,
  engineering: search.engineering,
  skills: search.skills,
  maxDuration: search.maxDuration === '' ? null : Number(search.maxDuration),
  location: search.location,
  paidOnly: search.paid === 'true',
  remoteOnly: search.remote === 'true',
  maxHours: search.maxHours === '' ? null : Number(search.maxHours),
  openOnly: search.openOnly === 'true',
});

export const formOf = (filters: BrowseFilters, change: SavedSearchChange): SavedSearchForm => ({
  ...change,
  searchText: filters.searchText.trim(),
  engineering: filters.engineering,
  skills: filters.skills,
  maxDuration: filters.maxDuration === null ? '' : String(filters.maxDuration),
  location: filters.location.trim(),
  paid: filters.paidOnly ? 'true' : 'false',
  remote: filters.remoteOnly ? 'true' : 'false',
  maxHours: filters.maxHours === null ? '' : String(filters.maxHours),
  openOnly: filters.openOnly ? 'true' : 'false',
});

/** True if these filters are worth saving. A saved search or a term alone is not. */
export const isSearch = (filters: BrowseFilters): boolean =>
  narrowingsIn(filters).some((name) => name !== 'savedOnly' && name !== 'term');

/** A search in few words: `dam, Civil, CAD, at most 30 days, Leeds`. */
export function wordsOfSearch(filters: BrowseFilters): string {
  const { searchText, engineering, skills, maxDuration, location, openOnly } = filters;
  const { paidOnly, remoteOnly, maxHours } = filters;
  return [
    searchText.trim(),
    engineering,
    skills,
    maxDuration && `at most ${maxDuration} ${maxDuration === 1 ? 'day' : 'days'}`,
    location.trim(),
    paidOnly && 'paid',
    remoteOnly && 'remote',
    maxHours && `at most ${maxHours} hours a week`,
    openOnly && 'open only',
  ]
    .filter(Boolean)
    .join(', ');
}

/** Under this name what is typed about a search is kept until it is saved: another search has another name. */
export const saveDraftName = (filters: BrowseFilters): string =>
  `save-search-${wordsOfSearch(filters)}`;
export const editDraftName = (id: number): string => `edit-search-${id}`;

/** The name a search has until its student says another. */
export const proposedName = (filters: BrowseFilters): string =>
  firstCharacters(wordsOfSearch(filters), searchNameLength);
