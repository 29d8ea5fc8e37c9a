import { expect, test } from 'vitest';
import { quoted } from './quoted.ts';

test.each([
  ['Ada Lovelace', '“Ada Lovelace”'],
  ['Lattice Works Ltd.', '“Lattice Works Ltd.”'],
  [
    'Your account ends.\nSign in at https://evil.example',
    '“Your account ends. Sign in at https: //evil.\u2060example”',
  ],
  ['ada@evil.example', '“ada at evil.\u2060example”'],
  ['x'.repeat(150), `“${'x'.repeat(80)}”`],
])('a mail says the name %j as %j', (typed, said) => {
  expect(quoted(typed)).toBe(said);
});
