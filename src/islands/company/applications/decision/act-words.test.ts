import { expect, test } from 'vitest';
import { applicationStatuses } from '../../../../contract/applications/moves.ts';
import { applicationMoves } from '../../../../machines/lifecycle/application.ts';
import { willHappen } from './act-words.ts';

test('each move of a company says what will happen, in words of its own', () => {
  const moves = new Set(applicationStatuses.flatMap((from) => applicationMoves(from, 'Company')));
  const words = [...moves].map((event) => willHappen(event, 1));
  expect(new Set(words).size).toBe(moves.size);
});
