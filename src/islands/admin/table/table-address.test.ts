import { describe, expect, test } from 'vitest';
import { addressOf, narrowedBy, queryFrom } from './table-address.ts';
import { plainOptions, tableOf } from './table-of.tsx';

const shape = tableOf({
  source: { noun: 'company' },
  sorts: ['name', 'email'],
  fields: {
    name: { label: 'Name' },
    email: { label: 'Email' },
    size: { label: 'Size', all: 'All sizes', options: ['1-10', '201+'] },
  },
} as never);

describe('the address of a table', () => {
  test('says only what is not as usual', () => {
    expect(addressOf('/x', queryFrom({}, shape))).toBe('/x');
  });

  test('comes back as the same question', () => {
    const asked = { search: 'tower & co', sort: '-email', size: '201+', page: '3', pageSize: '50' };
    const query = queryFrom(asked, shape);
    const [, search] = addressOf('/x', query).split('?');
    expect(Object.fromEntries(new URLSearchParams(search))).toEqual(asked);
  });

  test('falls back to the usual where it asks for what is not there', () => {
    const asked = { sort: 'password', size: 'huge', page: '-1', pageSize: '7' };
    expect(queryFrom(asked, shape)).toEqual({
      searchText: '',
      sort: '',
      filters: {},
      page: 1,
      pageSize: 10,
    });
  });
});

const filters = [
  { name: 'year', label: 'Year', all: 'All years', options: plainOptions(['First', 'Final']) },
  { name: 'place', label: 'Place', all: 'All', options: [{ value: 'true', label: 'No place' }] },
];
const query = { searchText: '', sort: '-year', page: 2, pageSize: 10 };

test('active filters are named with their labels, the search first', () => {
  const asked = { ...query, searchText: 'leeds', filters: { place: 'true', year: 'Final' } };
  expect(narrowedBy(filters, asked)).toEqual(['“leeds”', 'Final', 'No place']);
});

test('neither order nor page narrows it, nor a filter that asks for nothing', () => {
  expect(narrowedBy(filters, { ...query, filters: { year: '' } })).toEqual([]);
});
