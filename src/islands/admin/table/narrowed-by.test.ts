import { expect, test } from 'vitest';
import { plainOptions } from './definition.ts';
import { narrowedBy } from './narrowed-by.ts';

const filters = [
  { name: 'year', label: 'Year', all: 'All years', options: plainOptions(['First', 'Final']) },
  { name: 'place', label: 'Place', all: 'All', options: [{ value: 'true', label: 'No place' }] },
];
const query = { searchText: '', sort: '-year', page: 2, pageSize: 10 };

test('what narrows a table is said in the words of its filters, the search first', () => {
  const asked = { ...query, searchText: 'leeds', filters: { place: 'true', year: 'Final' } };
  expect(narrowedBy(filters, asked)).toEqual(['“leeds”', 'Final', 'No place']);
});

test('neither order nor page narrows it, nor a filter that asks for nothing', () => {
  expect(narrowedBy(filters, { ...query, filters: { year: '' } })).toEqual([]);
});
