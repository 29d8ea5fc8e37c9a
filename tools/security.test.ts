import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { missingTests, namedTests } from './named-tests.ts';

/** Each requirement of ASVS 5.0 on levels 1 and 2, in its order, with its level. */
const levels: Record<string, 1 | 2> = JSON.parse(readFileSync('tools/asvs-levels.json', 'utf8'));
const requirements = Object.keys(levels);

const rows = readFileSync('docs/security.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| (?:\d|\|)/.test(line));
const held = rows.filter((row) => namedTests(row).length > 0);

/** The requirements a row is about: `1.2.6 to 1.2.8, 1.3.8` names four. */
function numbersOf(row: string): string[] {
  const cell = /^\| ?([^|]*)/.exec(row)?.[1] ?? '';
  return Array.from(
    cell.matchAll(/(\d+\.\d+\.\d+)(?: to (\d+\.\d+\.\d+))?/g),
    ([, from = '', to = from]) => {
      const [first, last] = [requirements.indexOf(from), requirements.indexOf(to)];
      return first < 0 || last < first ? [`${from} to ${to}`] : requirements.slice(first, last + 1);
    },
  ).flat();
}

test('docs/security.md says once of each requirement that it is held, or why not, or that it is not applicable', () => {
  const told = rows.flatMap(numbersOf);
  expect(requirements.filter((number) => !told.includes(number))).toEqual([]);
  expect(told.filter((number, at) => told.indexOf(number) !== at)).toEqual([]);
  expect(told.filter((number) => !requirements.includes(number))).toEqual([]);
});

test('docs/security.md names a test, or a reason, in every row', () => {
  for (const row of rows) {
    const cells = row.split(' | ').map((cell) => cell.replaceAll('|', '').trim());
    expect(row).not.toMatch(/no evidence/i);
    if (cells.length === 3) expect(namedTests(cells[2] ?? '').length, row).toBeGreaterThan(0);
    else expect(cells.at(-1), row).toMatch(/\w{3}/);
  }
});

test.each(held)('the tests and headings that docs/security.md names exist: %s', (row) => {
  expect(missingTests(row)).toEqual([]);
});
