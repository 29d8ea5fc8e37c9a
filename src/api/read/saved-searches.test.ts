import { expect, test } from 'vitest';
import { type BrowseFilters, usualFilters } from './browse.ts';
import { filtersOf, formOf, isSearch, proposedName } from './saved-searches.ts';

const all: BrowseFilters = {
  ...usualFilters,
  searchText: ' dam ',
  engineering: 'Civil',
  skills: 'CAD, FEM',
  maxDuration: 30,
  location: 'Leeds',
  openOnly: true,
};

test('a search that was saved asks for the same again', () => {
  const form = formOf(all, { name: 'Dams', digest: 'weekly' });
  expect(filtersOf({ id: 1, ...form })).toEqual({ ...all, searchText: 'dam' });
  const none = formOf(usualFilters, { name: 'All', digest: 'off' });
  expect(filtersOf({ id: 1, ...none })).toEqual(usualFilters);
});

test('its name is proposed from its words, as long as a name may be', () => {
  expect(proposedName(all)).toBe('dam, Civil, CAD, FEM, at most 30 days, Leeds, open only');
  expect(proposedName({ ...all, searchText: '🌉'.repeat(90) })).toBe('🌉'.repeat(80));
});

test('saved filters, an order or a page are no new search', () => {
  expect(isSearch({ ...usualFilters, savedOnly: true, sort: 'fit', page: 2 })).toBe(false);
  expect(isSearch({ ...usualFilters, savedOnly: true, location: 'Leeds' })).toBe(true);
});
