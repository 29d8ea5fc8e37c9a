import { expect, test } from 'vitest';
import { addressOf, viewFrom } from './applications-address.ts';

test('the first page needs no query, an open application does', () => {
  expect(addressOf(1)).toBe('/student/myproject');
  expect(addressOf(2, 41)).toBe('/student/myproject?page=2&application=41');
});

test('reads back what it wrote, and takes nonsense as the first page', () => {
  expect(viewFrom({ page: '2', application: '41' })).toEqual({ page: 2, application: 41 });
  expect(viewFrom({ page: '0' }).page).toBe(1);
});
