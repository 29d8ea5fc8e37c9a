import { expect, test } from 'vitest';
import { readInstance } from './read.ts';

test.each([
  ['', 'line 1: expected three numbers'],
  ['1 1 1\n1 1\n1 1 1', 'line 1: it says that 3 lines follow, but the file has 2'],
  ['1 1 1\n1 2\n1 1 1\n1 1 1', 'line 2: there is no project 2'],
  ['1 1 1\n2 1\n1 1 1\n1 1 1', 'line 2: expected number 1 first, not 2'],
  ['1 1 1\n1 1\n1 1\n1 1 1', 'line 3: expected a project with its capacity and company'],
  ['1 1 1\n1 1\n1 1 9\n1 1 1', 'line 3: there is no company 9'],
  ['1 1 1\n1 1\n1 1 1\n1 x 1', 'line 4: expected a company with its capacity'],
  ['1 1 1\n1 1 1\n1 1 1\n1 1 1', 'line 2: a project is listed twice'],
])('refuses %j in one line', (text, message) => {
  expect(() => readInstance(text)).toThrow(message);
});
