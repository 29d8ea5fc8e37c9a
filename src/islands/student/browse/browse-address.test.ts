import { expect, test } from 'vitest';
import type { BrowseFilters } from '../../../machines/browse.ts';
import { addressOf, filtersFrom } from './browse-address.ts';

const usual: BrowseFilters = { searchText: '', engineering: '', page: 1, pageSize: 6 };

test('the usual filters need no query', () => {
  expect(filtersFrom({})).toEqual(usual);
  expect(addressOf(usual)).toBe('/student/dashboard');
});

test('every filter survives the way through the address', () => {
  const filters: BrowseFilters = {
    searchText: 'Brücke & Steg ',
    engineering: 'Civil',
    page: 3,
    pageSize: 9,
  };
  const { search, pathname } = new URL(addressOf(filters, 12), 'https://trestle.example');
  const query = Object.fromEntries(new URLSearchParams(search));
  expect(pathname).toBe('/student/dashboard');
  expect(filtersFrom(query)).toEqual(filters);
  expect(query.project).toBe('12');
});

test('what an address says wrongly is as usual', () => {
  expect(filtersFrom({ engineering: 'Magic', page: '-2', pageSize: '1000' })).toEqual(usual);
  expect(filtersFrom({ page: '1e9' })).toEqual(usual);
});
