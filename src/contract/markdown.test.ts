import fc from 'fast-check';
import { Marked } from 'marked';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { whyNotDrawn } from './markdown.ts';
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

const deep = 'Nest lists, quotations and tags at most 20 levels deep.';
const large = 'Keep tables to 2000 cells. Attach larger ones as a file.';
const referred = 'Write long addresses into their links instead of referring to them this often.';

const wordy = 'Put a space into the word of more than 2,000 characters.';

test.each([
  ['quotations', fill('>'), deep],
  ['quotations with blanks', fill('> '), deep],
  ['numbers', fill('1. '), deep],
  ['quotations and lists', fill('>- '), deep],
  ['all kinds', fill('> 1. * '), deep],
  ['emphasis in emphasis', '**a *b '.repeat(700) + ' b* a**'.repeat(700), deep],
  ['tables in each other', fill('<table><tr><td>'), deep],
  ['tags with attributes', fill('<blockquote cite="x">'), deep],
  ['columns', `${fill('|a', 3300)}\n${fill('|-', 3300)}\n${fill('a\n', 3300)}`, large],
  [
    'columns, quoted',
    `> ${fill('a|', 3300)}\n> ${fill('-|', 3300)}\n${fill('> a\n', 3300)}`,
    large,
  ],
  [
    'columns, in ten tables',
    fill(`|${'a|'.repeat(99)}\n|${'-|'.repeat(99)}\n${'a\n'.repeat(300)}\n`),
    large,
  ],
  ['references', `[a]: http://x/${fill('u', 1900)}\n\n${fill('[a]', 5000)}`, referred],
  [
    'references with a title',
    `[a]: b "\n${fill('u v\n', 4000)}"\n\n${fill('[a]', 5000)}`,
    referred,
  ],
  ['dots in a word', `a${fill('.a', 9_900)}@b`, wordy],
])('a description of too many %s is refused at its field', (_, description, sentence) => {
  const { issues } = v.safeParse(projectForm, { description });
  const [issue] = issues?.filter((one) => v.getDotPath(one) === 'description') ?? [];
  expect(issue?.message).toBe(sentence);
});

/** Pieces that grow when they are rendered, in any order. */
const pieces = [
  '|a',
  '|-',
  '\n',
  '\n\n',
  '> ',
  '[a]',
  '[a]: b',
  '[b]: c "',
  '"',
  '- ',
  '``',
  '*',
  '&',
  '<b>',
  'x@y.z ',
];
test('rendered markdown stays within the size that the server sends', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.constantFrom(...pieces), fc.integer({ min: 1, max: 400 })), {
        minLength: 2,
        maxLength: 30,
      }),
      (parts) => {
        const text = parts
          .map(([piece, times]) => piece.repeat(times))
          .join('')
          .slice(0, 10_000);
        if (whyNotDrawn(text) === null)
          expect((marked.parse(text) as string).length).toBeLessThan(200_000);
      },
    ),
    { numRuns: 300 },
  );
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
  if (whyNotDrawn(text) === null) expect(depthOf(marked.parse(text) as string)).toBeLessThan(250);
});

test.each([
  ['stairs of lists', Array.from({ length: 140 }, (_, at) => `${' '.repeat(at)}- a`).join('\n')],
  ['marks that begin and never end', fill('*a ', 270)],
  ['twenty quotations', `${fill('>', 20)} a`],
])('%s may be written, and are shown', (_, text) => {
  expect(whyNotDrawn(text)).toBeNull();
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
  expect(whyNotDrawn(text)).toBeNull();
});
