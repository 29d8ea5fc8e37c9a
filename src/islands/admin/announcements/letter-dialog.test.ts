import { expect, test } from 'vitest';
import type { Failure } from '../../../api/problem.ts';
import { ofWholeLetter } from './LetterDialog.tsx';

const refused = (path: string, message: string): Failure => ({
  reason: 'invalid',
  sentence: null,
  fields: [{ path, message }],
});

test('an error of a field stands at the field, and an error of the search at the letter', () => {
  expect(ofWholeLetter(refused('subject', 'Use at most 150 characters.'))).toMatchObject({
    fields: [{ path: 'subject' }],
  });
  expect(
    ofWholeLetter(refused('matching', 'More than 10,000 match. Narrow the search.')),
  ).toMatchObject({ sentence: 'More than 10,000 match. Narrow the search.', fields: [] });
});
