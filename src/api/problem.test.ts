import { expect, test } from 'vitest';
import { ApiProblem, failureFrom, mayBeDone, problemFrom } from './problem.ts';

test('a plain text of the original API is its sentence', () => {
  const { code, detail } = problemFrom(401, 'Invalid credentials.');
  expect({ code, detail }).toEqual({ code: 'unknown', detail: 'Invalid credentials.' });
});

test('an error page of a server in front is no sentence', () => {
  expect(problemFrom(502, '<html><h1>Bad gateway</h1></html>').detail).toBeNull();
});

test('a call the original API does not have is absent', () => {
  expect(problemFrom(404, '').code).toBe('not-found');
});

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
