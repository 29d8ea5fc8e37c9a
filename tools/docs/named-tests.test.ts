import { expect, test } from 'vitest';
import { missing, nearest, testTitlesOf, whereNow } from './named-tests.ts';

const here = 'tools/docs/named-tests.test.ts';

test('a test is named by its file and its title, a document by its heading', () => {
  expect(missing(`${here} › the titles of a file are those of its tests`)).toBeUndefined();
  expect(missing('docs/security.md › V14 Data')).toBeUndefined();
});

test('one that is gone, or whose file is, is missing', () => {
  expect(missing(`${here} › the titles of a file are those of its`)).toMatch('No test');
  expect(missing('tools/gone.test.ts › the titles of a file are those of its tests')).toMatch(
    'no such file',
  );
  expect(missing('docs/security.md › V14')).toMatch('No test');
});

test.each(['alder', 'birch'])('the tree %s is known', (tree) => {
  const named = `${here} › the tree ${tree} is known`;
  expect(missing(named)).toBeUndefined();
  expect(missing(`${here} › the tree %s is known`)).toBeUndefined();
});

test('of a test made many times, one whose row is gone is missing', () => {
  const gone = ['c', 'edar'].join('');
  expect(missing(`${here} › the tree ${gone} is known`)).toMatch('No test');
});

test('the titles of a file are those of its tests', () => {
  const titles = testTitlesOf(`
    describe('a group', () => {
      test('one', () => test.step('a step', act));
      test.each(rows)('row %s', act);
      test.runIf(isLinux)('where it can', act);
      for (const name of names) it(\`\${name} is \${kind}\`, act);
      test.skip('off', act);
      test.todo('later');
      describe.skip('off as well', () => test('inside', act));
      test.describe('a group of Playwright', act);
      testing('another function', act);
    });
  `);
  expect(titles.map(({ written }) => written)).toEqual([
    'one',
    'row %s',
    'where it can',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: as it is written in the code
    '${name} is ${kind}',
  ]);
});

test('where a test has moved to is found by its title', () => {
  expect(
    whereNow(`tests/old/named-tests.test.ts › one that is gone, or whose file is, is missing`),
  ).toEqual([`${here} › one that is gone, or whose file is, is missing`]);
  expect(whereNow(`${here} › nobody wrote this`)).toEqual([]);
});

test('a title that was changed is found by its spelling', () => {
  expect(
    nearest(`tests/old/named-tests.test.ts › one which is gone, or its file, is missing`),
  ).toBe(`${here} › one that is gone, or whose file is, is missing`);
});
