import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';

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

const testFiles = globSync('{src,server,tests,tools}/**/*.{test,spec}.{ts,tsx}');

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

/** Every title a file gives to a test, as a pattern: what a template fills in may be anything. */
function titlesIn(file: string): RegExp[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  const titles: RegExp[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && /^(test|it)\b/.test(rootOf(node.expression))) {
      const [title] = node.arguments;
      if (title) titles.push(...patternOf(title));
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return titles;
}

/** `test` of `test(…)`, `test.only(…)` and `test.each([…])(…)`. */
function rootOf(callee: ts.Expression): string {
  if (ts.isIdentifier(callee)) return callee.text;
  if (ts.isCallExpression(callee) || ts.isPropertyAccessExpression(callee))
    return rootOf(callee.expression);
  return '';
}

function patternOf(title: ts.Expression): RegExp[] {
  if (ts.isStringLiteralLike(title)) return [exactly([title.text])];
  if (!ts.isTemplateExpression(title)) return [];
  return [exactly([title.head.text, ...title.templateSpans.map(({ literal }) => literal.text)])];
}

/** What stands between the pieces is filled in when the test runs, as `%s` and `$name` are. */
function exactly(pieces: readonly string[]): RegExp {
  const fixed = pieces.flatMap((piece) => piece.split(/%[sidojf]|\$[a-z]\w*/));
  // A title of nothing but what is filled in would fit any name.
  if (fixed.every((text) => text.trim() === '')) return /^(?!)/;
  return new RegExp(`^${fixed.map(literally).join('.+')}$`);
}

const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

describe('docs/specification.md', () => {
  test.each(sections)('has rows for “%s”', (section) => {
    expect(tables.get(section)?.length ?? 0).toBeGreaterThan(0);
  });

  test.each(statements)('names tests that exist for “%s”', (_, __, shownBy = '') => {
    const named = [...shownBy.matchAll(/`([^`]+) › ([^`]+)`/g)];
    expect(named).not.toEqual([]);
    for (const [, file = '', title = ''] of named) {
      const found = testFiles.filter((path) => basename(path) === file);
      expect(found, `the files called ${file}`).not.toEqual([]);
      const isThere = found.flatMap(titlesIn).some((pattern) => pattern.test(title));
      expect(isThere, `“${title}” in ${file}`).toBe(true);
    }
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
