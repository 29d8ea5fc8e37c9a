import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { longestLine } from './render.ts';

const files = globSync([
  'README.md',
  'CONTRIBUTING.md',
  'docs/**/*.md',
  '{src,server}/**/README.md',
]);

/** What `#…` of a link names: GitHub writes a heading small, without its signs, with hyphens for spaces. */
const anchorsOf = (markdown: string): string[] =>
  Array.from(markdown.matchAll(/^#+ (.+)$/gm), ([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

describe.each(files)('%s', (file) => {
  const markdown = readFileSync(file, 'utf8');

  test(`has no line of more than ${longestLine} characters, but for an address`, () => {
    const lines = markdown.split('\n').map((line) => line.replace(/https?:\/\/\S+/g, ''));
    expect(lines.filter((line) => [...line].length > longestLine)).toEqual([]);
  });

  test('links to what is there', () => {
    const links = Array.from(markdown.matchAll(/\]\(([^)\s]+)\)/g), ([, link = '']) => link);
    const lost = links
      .filter((link) => !/^[a-z]+:/.test(link))
      .filter((link) => {
        const [path, anchor] = link.split('#');
        const target = path ? join(dirname(file), path) : file;
        if (!existsSync(target)) return true;
        return anchor && !anchorsOf(readFileSync(target, 'utf8')).includes(anchor);
      });
    expect(lost).toEqual([]);
  });
});

test('what a document names of the code is there', () => {
  // CONTRIBUTING and decisions also name what is made by them, or was there before.
  const lost = globSync(['README.md', 'docs/*.md', 'server/**/README.md']).flatMap((file) =>
    Array.from(readFileSync(file, 'utf8').matchAll(/`([\w./-]+)`/g), ([, path = '']) => path)
      .filter((path) => /\.tsx?$/.test(path) && !/^[\w.-]+\.(test|spec)\.tsx?$/.test(path))
      .filter((path) => /^(src|server|tests|tools|bench)\//.test(path) || file.startsWith('server'))
      .filter((path) => !existsSync(join(dirname(file), path)) && !existsSync(path))
      .map((path) => `${file}: ${path}`),
  );
  expect(lost).toEqual([]);
});
