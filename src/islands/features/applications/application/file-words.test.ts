import { expect, test } from 'vitest';
import { sizeOf } from './file-words.ts';

test.each([
  [1, '1 KB'],
  [235_520, '230 KB'],
  [1_048_575, '1024 KB'],
  [1_468_006, '1.4 MB'],
  [5_242_880, '5.0 MB'],
])('%i bytes are %s', (bytes, words) => {
  expect(sizeOf(bytes)).toBe(words);
});
