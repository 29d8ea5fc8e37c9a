import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { missingTests, namedTests } from './named-tests.ts';

const document = readFileSync('docs/specification.md', 'utf8');

/** The specification's own sections; each must have rows. */
const sections = [
  '1. What the product does and for whom',
  'Top level',
  'Public area',
  'Sign-in',
  'Admin area',
  'Student area',
  '3. Entities and their fields',
  '4. States and transitions',
  '5. Validation rules',
  '6. Roles and permissions',
  '7. Calls',
  '8. Error catalogue',
  '9. Business constants and limits',
];

/** The rows under each heading, cell by cell, without the head of the table. */
const tables = new Map(
  document
    .split(/^#{2,3} /m)
    .slice(1)
    .map((part) => {
      const [heading = '', ...lines] = part.split('\n');
      const rows = lines.filter((line) => line.startsWith('| ')).slice(1);
      return [
        heading,
        rows.map((row) =>
          row
            .split('|')
            .slice(1, -1)
            .map((cell) => cell.trim()),
        ),
      ];
    }),
);
const statements = sections.flatMap((section) => tables.get(section) ?? []);
const differences = tables.get('Where we differ') ?? [];

describe('docs/specification.md', () => {
  test.each(sections)('has rows for “%s”', (section) => {
    expect(tables.get(section)?.length ?? 0).toBeGreaterThan(0);
  });

  test.each(statements)('names tests that exist for “%s”', (_, __, shownBy = '') => {
    expect(namedTests(shownBy)).not.toEqual([]);
    expect(missingTests(shownBy)).toEqual([]);
  });

  test.each(statements)('names a place that exists for “%s”', (_, place = '') => {
    const paths = [...place.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path);
    for (const path of paths.filter((one) => one.includes('/')))
      expect(globSync(path.replaceAll('[', '[[]')), path).toEqual([path]);
    expect(paths).not.toEqual([]);
  });

  test('explains each difference it points to, and points to each it explains', () => {
    const pointed = statements.flatMap(([, , , differ = '']) => differ.match(/D\d+/g) ?? []);
    const explained = differences.map(([number = '']) => number);
    expect([...new Set(pointed)].sort()).toEqual(explained.toSorted());
    for (const cells of differences) expect(cells.filter(Boolean)).toHaveLength(4);
  });
});
