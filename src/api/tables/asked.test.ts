import { expect, test } from 'vitest';
import { narrowed } from './asked.ts';

const rows = [
  { id: 10, name: 'Ada', year: 'Final' },
  { id: 9, name: 'Mary', year: 'First' },
  { id: 8, name: 'Hedy', year: 'Final' },
];
const all = { searchText: '', sort: '', filters: {} };
const idsOf = (query: object, searched?: readonly string[]) =>
  narrowed(rows, { ...all, ...query }, searched).map(({ id }) => id);

test('asked for nothing, the list stays as it is', () => {
  expect(idsOf({})).toEqual([10, 9, 8]);
});

test('a text is found in any letter case, in the columns that are searched', () => {
  expect(idsOf({ searchText: ' ad' })).toEqual([10]);
  expect(idsOf({ searchText: 'FINAL' }, ['name'])).toEqual([]);
});

test('a text is found without its accents and however its apostrophe is written', () => {
  const named = [{ name: 'Ångström' }, { name: 'O’Brien' }];
  expect(narrowed(named, { ...all, searchText: 'angstrom' })).toEqual([named[0]]);
  expect(narrowed(named, { ...all, searchText: "o'brien" })).toEqual([named[1]]);
});

test('a filter asks for exactly its value', () => {
  expect(idsOf({ filters: { year: 'Final', name: '' } })).toEqual([10, 8]);
});

test('numbers and names are sorted, up and down', () => {
  expect(idsOf({ sort: 'id' })).toEqual([8, 9, 10]);
  expect(idsOf({ sort: '-name' })).toEqual([9, 8, 10]);
});
