import { expect, test } from 'vitest';
import { excerptOf } from './excerpt.ts';

test('a short text stays whole, on one line', () => {
  expect(excerptOf('Build a\nfootbridge.', 100)).toBe('Build a footbridge.');
});

test('a long one is cut to the length and says so', () => {
  expect(excerptOf('a'.repeat(101), 100)).toBe(`${'a'.repeat(100)}…`);
  expect(excerptOf('a'.repeat(100), 100)).toBe('a'.repeat(100));
});

test('no letter is cut in two', () => {
  const family = '👩‍👩‍👧‍👦';
  expect(excerptOf(family.repeat(3), 2)).toBe(`${family}${family}…`);
  expect(excerptOf('é'.normalize('NFD').repeat(4), 2)).toBe(`${'é'.normalize('NFD').repeat(2)}…`);
});
