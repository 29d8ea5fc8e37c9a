import { expect, test } from 'vitest';
import { ApiProblem } from '../problem.ts';
import { failureFrom, mayBeDone } from './failure.ts';

test('an answer of the API keeps its code, its words and its fields', () => {
  const errors = [{ path: 'email', message: 'Email is required.' }];
  const problem = new ApiProblem(400, 'invalid', 'Check the marked fields.', { errors });
  expect(failureFrom(problem)).toEqual({
    reason: 'invalid',
    sentence: 'Check the marked fields.',
    fields: errors,
  });
});

test('a defect shows no inner words', () => {
  expect(failureFrom(new TypeError('x is undefined'))).toEqual({
    reason: 'unexpected',
    sentence: null,
    fields: [],
  });
});

test('only an answer that says no tells that nothing was done', () => {
  const failures = [
    new ApiProblem(0, 'unreachable', null),
    new ApiProblem(503, 'unavailable', 'The service is unavailable. Try again in a moment.'),
    new ApiProblem(502, 'unknown', 'Bad Gateway'),
    new ApiProblem(409, 'move-not-allowed', 'This status change is not possible.'),
  ].map(failureFrom);
  expect(failures.map(mayBeDone)).toEqual([true, true, true, false]);
});
