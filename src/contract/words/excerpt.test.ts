import { expect, test } from 'vitest';
import { excerptOf } from './excerpt.ts';

test('a short text stays whole, on one line', () => {
  expect(excerptOf('Build a\nfootbridge.', 100)).toBe('Build a footbridge.');
});

test('a long one is cut to the length and says so', () => {
  expect(excerptOf('a'.repeat(101), 100)).toBe(`${'a'.repeat(100)}…`);
  expect(excerptOf('a'.repeat(100), 100)).toBe('a'.repeat(100));
});

test('it is cut at the end of a word, never past the length', () => {
  expect(excerptOf('Build a footbridge over the canal', 20)).toBe('Build a footbridge…');
  expect(excerptOf('Build a footbridge over', 18)).toBe('Build a footbridge…');
  expect(excerptOf('Build a footbridge over', 17)).toBe('Build a…');
});

test('no letter is cut in two', () => {
  const family = '👩‍👩‍👧‍👦';
  expect(excerptOf(family.repeat(3), 2)).toBe(`${family}${family}…`);
  expect(excerptOf('é'.normalize('NFD').repeat(4), 2)).toBe(`${'é'.normalize('NFD').repeat(2)}…`);
});

test.each([
  ['# Survey\n\nDraw it.', 'Survey Draw it.'],
  ['- one\n* two\n+ three\n- [x] done', 'one two three done'],
  ['1. Survey\n2. Draw', '1. Survey 2. Draw'],
  ['A **bold** _span_, *light* and ~~heavy~~ `f(x)`.', 'A bold span, light and heavy f(x).'],
  ['***both***', 'both'],
  ['See [the **plan**](https://x.example/plan "Plan"), ![a crane](c.png)', 'See the plan, a crane'],
  ['Ask <joan@x.example> or <https://x.example>.', 'Ask joan@x.example or https://x.example.'],
  ['> quoted\n\n---\n\n```js\nlet a;\n```', 'quoted let a;'],
  ['| Load | Span |\n|:---|---:|\n| 5 | 3 |', 'Load | Span 5 | 3'],
  ['<b onclick="x()">Loud</b> words', 'Loud words'],
  ['not \\*light\\*', 'not *light*'],
])('the signs of markdown are no words: %j', (text, words) => {
  expect(excerptOf(text, 100)).toBe(words);
});

test.each([
  '2 * 3 * 4',
  'snake_case_name',
  'a < b and c > d',
  'C# and C++',
  '#1 in Leeds',
  '[draft]',
])('text that only looks like markup stays: %j', (text) => expect(excerptOf(text, 100)).toBe(text));
