import { expect, test } from 'vitest';
import { problemFrom } from './problem.ts';

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
