import { expect, test } from 'vitest';
import type { Failure } from '../../../api/problem.ts';
import { ofWholeLetter } from './LetterDialog.tsx';

const refused = (path: string, message: string): Failure => ({
  reason: 'invalid',
  sentence: null,
  fields: [{ path, message }],
});

test('what is refused of a field stands at it; what is refused of the search is said of the whole letter', () => {
  expect(ofWholeLetter(refused('subject', 'Use at most 150 characters.'))).toMatchObject({
    fields: [{ path: 'subject' }],
  });
  expect(
    ofWholeLetter(refused('matching', 'More than 10,000 match. Narrow the search.')),
  ).toMatchObject({ sentence: 'More than 10,000 match. Narrow the search.', fields: [] });
});
