import { expect, test } from 'vitest';
import {
  type BrowseFilters,
  narrowings,
  narrowingsIn,
  orderOf,
  queryOf,
  usualFilters,
  without,
} from './browse.ts';

const all: BrowseFilters = {
  searchText: ' beam ',
  engineering: 'Civil',
  skills: 'CAD, FEM',
  maxDuration: 30,
  term: '7',
  location: 'Leeds ',
  paidOnly: true,
  remoteOnly: true,
  maxHours: 12,
  openOnly: true,
  savedOnly: true,
  sort: 'fit',
  page: 3,
  pageSize: 9,
};

test('the order, the page and its size leave nothing out; blanks neither', () => {
  expect(narrowingsIn({ ...usualFilters, sort: 'fit', page: 2, pageSize: 3 })).toEqual([]);
  expect(narrowingsIn({ ...usualFilters, searchText: '  ', location: ' ' })).toEqual([]);
  expect(narrowingsIn(all)).toEqual(narrowings);
});

test('taking filters away begins at the first page and keeps the rest', () => {
  expect(without(all, 'skills', 'maxDuration')).toEqual({
    ...all,
    skills: '',
    maxDuration: null,
    page: 1,
  });
  expect(without(all, ...narrowings)).toEqual({ ...usualFilters, sort: 'fit', pageSize: 9 });
});

test('the order is as usual until one is chosen: best fit for whoever lists skills', () => {
  expect(orderOf(usualFilters, '')).toBe('newest');
  expect(orderOf(usualFilters, 'CAD')).toBe('fit');
  expect(orderOf({ ...usualFilters, sort: 'newest' }, 'CAD')).toBe('newest');
});

test('the wire gets what is set, trimmed, and nothing that is not', () => {
  expect(queryOf(all)).toEqual({
    onlyCompanyProjects: 'false',
    searchText: 'beam',
    engineering: 'Civil',
    skills: 'CAD, FEM',
    maxDuration: '30',
    location: 'Leeds',
    paid: 'true',
    remote: 'true',
    maxHours: '12',
    term: '7',
    openOnly: 'true',
    saved: 'true',
    sort: 'fit',
  });
  expect(Object.values(queryOf(usualFilters)).filter(Boolean)).toEqual(['false', 'usual']);
});
