import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import ts from 'typescript';

const testFiles = globSync('{src,server,tests,tools}/**/*.{test,spec}.{ts,tsx}');
const documents = globSync('docs/*.md');

/** The tests, and the headings of documents, that a text names as `file › title`. */
export const namedTests = (text: string): [file: string, title: string][] =>
  Array.from(text.matchAll(/`([^`]+) › ([^`]+)`/g), ([, file = '', title = '']) => [file, title]);

/** Of the tests and headings a text names, those that do not exist. */
export const missingTests = (text: string): string[] =>
  namedTests(text)
    .filter(([file, title]) => {
      const found = [...testFiles, ...documents].filter((path) => basename(path) === file);
      return !found.flatMap(titlesIn).some((pattern) => pattern.test(title));
    })
    .map(([file, title]) => `“${title}” in ${file}`);

/** Every title a file gives to a test or a part, as a pattern: what a template fills in may be anything. */
function titlesIn(file: string): RegExp[] {
  if (file.endsWith('.md')) return headingsIn(readFileSync(file, 'utf8'));
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

const headingsIn = (document: string): RegExp[] =>
  Array.from(document.matchAll(/^#+ (.+)$/gm), ([, heading = '']) => exactly([heading]));

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
