import { expect, test } from 'vitest';
import { conflicts } from './conflicts.ts';

const before = { title: 'A dam', places: 2, links: ['https://a.example'], note: '' };

test('a field that both changed is told with what it is now', () => {
  const mine = { ...before, title: 'My dam', places: 3 };
  const theirs = { ...before, title: 'Their dam', note: 'Soon.', version: 'b' };
  expect(conflicts(before, mine, theirs)).toEqual([
    { path: 'title', message: 'This is now “Their dam”. Save again to keep yours.' },
  ]);
});

test('the same change on both sides is no conflict', () => {
  const both = { ...before, title: 'A weir' };
  expect(conflicts(before, both, both)).toEqual([]);
});

test('a conflict in a list says only that it changed, and in a long text how it begins', () => {
  const mine = { ...before, links: [], note: 'Mine.' };
  const theirs = { ...before, links: ['https://b.example'], note: 'x'.repeat(100) };
  expect(conflicts(before, mine, theirs).map(({ message }) => message)).toEqual([
    'This was changed elsewhere too. Save again to keep yours.',
    `This is now “${'x'.repeat(60)}…”. Save again to keep yours.`,
  ]);
});
