import { Marked } from 'marked';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { isShallow } from './markdown.ts';
import { projectForm } from './projects/projects.ts';

const marked = new Marked({ gfm: true, breaks: true, async: false });
const fill = (piece: string, length = 10_000) =>
  piece.repeat(Math.ceil(length / piece.length)).slice(0, length);

/** How deep the elements of a rendered text lie within each other. */
function depthOf(html: string): number {
  let depth = 0;
  let most = 0;
  for (const [, ends, name] of html.matchAll(/<(\/?)(\w+)[^>]*>/g)) {
    if (name === 'br' || name === 'hr' || name === 'img' || name === 'input') continue;
    depth += ends ? -1 : 1;
    most = Math.max(most, depth);
  }
  return most;
}

const hostile = {
  quotations: fill('>'),
  'quotations with blanks': fill('> '),
  numbers: fill('1. '),
  'quotations and lists': fill('>- '),
  'all kinds': fill('> 1. * '),
  'emphasis in emphasis': '**a *b '.repeat(700) + ' b* a**'.repeat(700),
  tables: fill('<table><tr><td>'),
  'tags with attributes': fill('<blockquote cite="x">'),
};

describe('a description of too many', () => {
  test.each(Object.entries(hostile))('%s is refused at its field', (_, description) => {
    const { issues } = v.safeParse(projectForm, { description });
    const [issue] = issues?.filter((one) => v.getDotPath(one) === 'description') ?? [];
    expect(issue?.message).toBe('Nest lists, quotations and tags at most 20 levels deep.');
  });
});

test.each(
  [
    ...'>-+*_~[]()`#|<!\\&',
    '- ',
    '**',
    '* a',
    '~~a',
    '[a](',
    '![',
    '<a',
    '|a|\n|-|\n',
    'a@b.',
    '- - -\n',
  ].map((piece) => [piece]),
)('what may be written with %j ten thousand characters long is shown', (piece) => {
  const text = fill(piece);
  if (isShallow(text)) expect(depthOf(marked.parse(text) as string)).toBeLessThan(250);
});

test.each([
  ['stairs of lists', Array.from({ length: 140 }, (_, at) => `${' '.repeat(at)}- a`).join('\n')],
  ['marks that begin and never end', fill('*a ', 270)],
  ['twenty quotations', `${fill('>', 20)} a`],
])('%s may be written, and are shown', (_, text) => {
  expect(isShallow(text)).toBe(true);
  expect(depthOf(marked.parse(text) as string)).toBeLessThan(250);
});

test.each([
  'A **bold** and *light* word, snake_case_names, 2 * 3 * 4, ~~gone~~.',
  '- one\n  - two\n    1. three\n       > four',
  '- - - - - - - - - - - - - - - - - - - - - - - - -',
  `| Load | Span |\n|---|---|\n${'| 5 | 3 |\n'.repeat(400)}`,
  '```\n>>> print(1)\n<b>\n```',
  'a < b, b > c. '.repeat(400),
  '**Bold**, '.repeat(900),
  '<br>'.repeat(200),
])('%# is an ordinary text', (text) => {
  expect(isShallow(text)).toBe(true);
});
