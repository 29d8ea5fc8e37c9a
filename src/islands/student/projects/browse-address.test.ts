import { expect, test } from 'vitest';
import { type BrowseFilters, usualFilters } from '../../../api/read/browse.ts';
import { addressOf, filtersFrom, overFrom } from './browse-address.ts';

const queryOf = (address: string) =>
  Object.fromEntries(new URL(address, 'https://trestle.example').searchParams);

test('the usual filters need no query', () => {
  expect(filtersFrom({})).toEqual(usualFilters);
  expect(addressOf(usualFilters)).toBe('/student/dashboard');
});

test('every filter survives the way through the address', () => {
  const filters: BrowseFilters = {
    searchText: 'Brücke & Steg ',
    engineering: 'Civil',
    skills: 'C++, Finite elements',
    maxDuration: 30,
    location: 'Leeds ',
    paidOnly: true,
    remoteOnly: true,
    maxHours: 12,
    term: '7',
    openOnly: true,
    savedOnly: true,
    sort: 'fit',
    page: 3,
    pageSize: 9,
  };
  const address = addressOf(filters);
  expect(address).toMatch(/^\/student\/dashboard\?/);
  expect(filtersFrom(queryOf(address))).toEqual(filters);
});

test('so does the dialog over them', () => {
  for (const over of [{ project: 12 }, { apply: 7 }, null])
    expect(overFrom(queryOf(addressOf(usualFilters, over)))).toEqual(over);
});

test('an invalid value in the address falls back to the usual one', () => {
  expect(filtersFrom({ engineering: 'Magic', page: '-2', pageSize: '1000' })).toEqual(usualFilters);
  expect(filtersFrom({ page: '1e9', sort: 'title', maxDuration: '0' })).toEqual(usualFilters);
  expect(filtersFrom({ maxDuration: '1000' })).toEqual(usualFilters);
  expect(overFrom({ project: '-1', apply: 'x' })).toBeNull();
});
