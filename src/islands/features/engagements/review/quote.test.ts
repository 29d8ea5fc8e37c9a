import { expect, test } from 'vitest';
import { quoteOf } from './quote.ts';

test('a line is quoted as it was written, a long one by its beginning', () => {
  expect(quoteOf('# Levels\r\n\r\n  Taken on a dry day.', 3)).toBe('Taken on a dry day.');
  expect(quoteOf('Levels. '.repeat(100), 1)).toBe(`${'Levels. '.repeat(15).trimEnd()}…`);
  expect(quoteOf('🏗'.repeat(121), 1)).toBe(`${'🏗'.repeat(120)}…`);
});
