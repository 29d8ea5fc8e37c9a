import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { distance } from 'fastest-levenshtein';
import ts from 'typescript';

/** `tests/journeys/site.spec.ts › the map asks another host only after a click`. Of a document, the title is a heading. */
export type NamedTest = string;

interface Title {
  /** As it stands in the code: `%s is refused`, `${from} leads to ${to}`. */
  readonly written: string;
  /** The text around what is filled in; one piece where nothing is. */
  readonly pieces: readonly string[];
}

const between = ' › ';

export function fileAndTitle(named: NamedTest): { file: string; title: string } {
  const [file = '', ...title] = named.split(between);
  return { file, title: title.join(between) };
}

/** Why a named test does not count, or undefined where it is there. */
export function missing(named: NamedTest): string | undefined {
  const { file, title } = fileAndTitle(named);
  if (!existsSync(file)) return 'There is no such file.';
  const titles = titlesIn(file);
  const same = titles.filter(({ written }) => written === title);
  if (same.length > 1) return `${same.length} tests of this file have this title. Rename one.`;
  if (same.length === 1 || titles.some((one) => isOneOf(one, title, file))) return undefined;
  return 'No test of this file has this title.';
}

/** Where else a test of this title stands: in a file of the same name if there is one, else in any. */
export function whereNow(named: NamedTest): NamedTest[] {
  const { file, title } = fileAndTitle(named);
  const found = testFiles().filter((path) => titlesIn(path).some((one) => one.written === title));
  const fitting = testFiles().filter((path) =>
    titlesIn(path).some((one) => isOneOf(one, title, path)),
  );
  const files = found.length > 0 ? found : fitting;
  const sameName = files.filter((path) => nameOf(path) === nameOf(file));
  return (sameName.length > 0 ? sameName : files).map((path) => path + between + title);
}

/** The title that is spelled most like it in a file of this name, if one is. */
export function nearest(named: NamedTest): string | undefined {
  const { file, title } = fileAndTitle(named);
  const [best] = testFiles()
    .filter((path) => nameOf(path) === nameOf(file))
    .flatMap((path) => titlesIn(path).map(({ written }) => ({ path, written })))
    .map((one) => ({ ...one, apart: distance(one.written, title) }))
    .toSorted((one, other) => one.apart - other.apart);
  return best && best.apart < title.length / 2 ? best.path + between + best.written : undefined;
}

/** `start` of `start.test.ts` and of `start.slow.test.ts`. */
const nameOf = (path: string): string => basename(path).split('.')[0] ?? '';

let allTests: readonly string[] | undefined;
function testFiles(): readonly string[] {
  allTests ??= globSync('{src,server,tests,tools}/**/*.{test,spec}.{ts,tsx}');
  return allTests;
}

const known = new Map<string, readonly Title[]>();
function titlesIn(file: string): readonly Title[] {
  const titles =
    known.get(file) ??
    (file.endsWith('.md') ? headingsOf : testTitlesOf)(readFileSync(file, 'utf8'));
  known.set(file, titles);
  return titles;
}

const headingsOf = (document: string): Title[] =>
  Array.from(document.matchAll(/^#+ (.+)$/gm), ([, written = '']) => ({
    written,
    pieces: [written],
  }));

/** The titles of the tests in a file's text. One that is switched off (`test.skip('…')`) is none, nor is a step or a group. */
export function testTitlesOf(text: string): Title[] {
  const source = ts.createSourceFile('a.tsx', text, ts.ScriptTarget.Latest);
  const titles: Title[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const [first] = node.arguments;
      const called = chainOf(node.expression);
      if (called.some((word) => ['skip', 'todo', 'fixme'].includes(word))) return;
      const isTest = /^(?:test|it)$/.test(called[0] ?? '') && called.slice(1).every(isWayToTest);
      if (first && isTest) titles.push(...titleOf(first, source));
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return titles;
}

/** `test`, `each` of `test.each(…)(…)`. */
function chainOf(callee: ts.Expression): string[] {
  if (ts.isIdentifier(callee)) return [callee.text];
  if (ts.isPropertyAccessExpression(callee))
    return [...chainOf(callee.expression), callee.name.text];
  if (ts.isCallExpression(callee)) return chainOf(callee.expression);
  return [];
}

const isWayToTest = (word: string): boolean =>
  ['each', 'for', 'only', 'runIf', 'skipIf', 'concurrent', 'sequential', 'slow'].includes(word);

function titleOf(title: ts.Expression, source: ts.SourceFile): Title[] {
  if (ts.isStringLiteralLike(title))
    return [{ written: title.text, pieces: piecesOf([title.text]) }];
  if (!ts.isTemplateExpression(title)) return [];
  const texts = [title.head.text, ...title.templateSpans.map(({ literal }) => literal.text)];
  return [{ written: title.getText(source).slice(1, -1), pieces: piecesOf(texts) }];
}

/** A runner fills in `%s` and `$name` as well. */
const piecesOf = (texts: readonly string[]): string[] =>
  texts.flatMap((text) => text.split(/%[sidojf]|\$[a-z]\w*/));

/**
 * Whether a test that is made many times is made with this title as well: the text around what is filled in fits, and
 * every word that is filled in stands in the test's file or in one it imports. A row that is gone takes its words along.
 */
function isOneOf({ pieces }: Title, title: string, file: string): boolean {
  if (pieces.length === 1 || !/\w{2}/.test(pieces.join(' '))) return false;
  const filled = new RegExp(`^${pieces.map(literally).join('(.+)')}$`).exec(title)?.slice(1);
  const words = filled?.flatMap((text) => text.split(/[\s,:]+/)).filter(Boolean);
  return words?.every((word) => rowsOf(file).includes(word)) ?? false;
}

const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The text of a file and of the files it imports by their place, where the rows of its tables stand. */
function rowsOf(file: string): string {
  const text = readFileSync(file, 'utf8');
  const imported = Array.from(text.matchAll(/from '(\.[^']+)'/g), ([, path = '']) =>
    join(dirname(file), path),
  );
  return [text, ...imported.filter(existsSync).map((path) => readFileSync(path, 'utf8'))].join(
    '\n',
  );
}
