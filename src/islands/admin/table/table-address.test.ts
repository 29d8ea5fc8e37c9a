import { describe, expect, test } from 'vitest';
import { addressOf, queryFrom } from './table-address.ts';

const shape = { sortable: ['name', 'email'], filters: { size: ['1-10', '201+'] } };

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
