import { expect, test, vi } from 'vitest';
import { follow, tell, walk } from '../../testing/walk.ts';
import { isMapped } from './import-file.ts';
import { importingMachine } from './importing.ts';

const file = new File(['a'], 'students.csv');
const header = [
  'First name',
  'lastName',
  'E-mail',
  'Engineering type',
  'college_year',
  'University',
];
const clean = { rows: 2, good: 2, written: 0, faults: [], faultyLines: 0, unmarkedLines: 0 };
const faulty = {
  ...clean,
  good: 1,
  faults: [{ line: 3, column: 'E-mail', message: 'Enter a valid email address.' }],
  faultyLines: 1,
  unmarkedLines: 0,
};
const failure = { reason: 'unavailable' as const, sentence: null, fields: [] };

const { paths, unreached, deadEnds } = walk(importingMachine, {
  events: [
    { type: 'choose', file },
    { type: 'progress', share: 0.5 },
    { type: 'read', header, rows: 2, encoding: 'utf-8', sample: [] },
    { type: 'encode', encoding: 'windows-1252' },
    { type: 'unreadable', sentence: 'Not a file of students.' },
    { type: 'cancel' },
    { type: 'map', field: 'email', column: 'E-mail' },
    { type: 'try' },
    { type: 'answered', answer: faulty },
    { type: 'answered', answer: clean },
    { type: 'refused', failure },
    { type: 'write' },
    { type: 'again' },
  ],
});

test('every step of an import can be reached, and each leads to one that has written', () => {
  expect(unreached).toEqual([]);
  expect(deadEnds((now) => now.matches('written'))).toEqual([]);
});

test.each(paths.map((path) => [tell(path), path] as const))('%s', (_, path) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const now = follow(importingMachine, path);
  expect(now.value).toEqual(path.state.value);
  // Nothing is written that was not tried and seen first.
  if (now.matches('writing')) expect(now.context.answer).not.toBeNull();
  // A trial is only made once every field has its column.
  if (now.matches('trying')) expect(isMapped(now.context.mapping)).toBe(true);
});
