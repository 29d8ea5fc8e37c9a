import { expect, test } from 'vitest';
import { needsCare } from './file-endings.ts';

test.each([
  ['Report.pdf', false],
  ['PLAN.PNG', false],
  ['levels.csv', false],
  ['notes.txt', false],
  ['code.zip', true],
  ['site.html', true],
  ['logo.svg', true],
  ['macros.docm', true],
  ['model.step', true],
  ['levels', true],
])('%s is to be opened with care: %s', (name, isSo) => {
  expect(needsCare(name)).toBe(isSo);
});
