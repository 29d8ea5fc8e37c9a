import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { missingTests, namedTests } from './named-tests.ts';

const rows = readFileSync('docs/security.md', 'utf8')
  .split('\n')
  .filter((line) => namedTests(line).length > 0);

test('docs/security.md shows most of its requirements by tests', () => {
  expect(rows.length).toBeGreaterThan(40);
});

test.each(rows)('the tests that docs/security.md names exist: %s', (row) => {
  expect(missingTests(row)).toEqual([]);
});
