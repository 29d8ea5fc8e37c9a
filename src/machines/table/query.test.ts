import { expect, test } from 'vitest';
import { sortAfter } from './query.ts';

test('a column’s name sorts upwards, then downwards, then as usual, and begins anew on another', () => {
  expect(sortAfter('', 'name')).toBe('name');
  expect(sortAfter('name', 'name')).toBe('-name');
  expect(sortAfter('-name', 'name')).toBe('');
  expect(sortAfter('-name', 'email')).toBe('email');
});
