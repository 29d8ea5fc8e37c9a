import * as v from 'valibot';
import { expect, test } from 'vitest';
import { reviewNotesAtMost } from '../../../../contract/engagements/deliveries.ts';
import { quoteOf } from '../plan/Deliveries.tsx';
import { lineOf } from './Notes.tsx';
import { reviewOf, typedFor } from './ReviewForm.tsx';

const lines = ['# Levels', '', 'Taken on a dry day.'];
const files = [7];
const note = { line: 3, quote: 'Taken on a dry day.', words: 'And on a wet one?' };

/** What a form says is wrong, by its field. */
const wrong = (verdict: 'approve' | 'ask for changes', form: object, of = lines) =>
  (
    v.safeParse(typedFor(verdict, { lines: of, files }), {
      words: '',
      notes: [],
      fileNotes: [],
      ...form,
    }).issues ?? []
  ).map((issue) => `${v.getDotPath(issue)}: ${issue.message}`);

test('a request for changes needs words or a note', () => {
  expect(wrong('ask for changes', {})).toEqual([
    'words: Say what should change, here or in a note.',
  ]);
  expect(wrong('ask for changes', { words: 'Which datum?' })).toEqual([]);
  expect(wrong('ask for changes', { notes: [note] })).toEqual([]);
  expect(wrong('approve', {})).toEqual([]);
});

test('a note that was opened is written or removed', () => {
  expect(wrong('approve', { notes: [{ ...note, words: ' ' }] })).toEqual([
    'notes.0.words: Write the note, or remove it.',
  ]);
});

test('there are as many notes as a review may have', () => {
  const many = (count: number) => ({ notes: Array.from({ length: count }, () => note) });
  expect(wrong('approve', many(reviewNotesAtMost))).toEqual([]);
  expect(wrong('approve', many(reviewNotesAtMost + 1))).toEqual([
    `notes: Write at most ${reviewNotesAtMost} notes.`,
  ]);
});

test('in a newer version a note is about the line that reads the same', () => {
  const newer = ['# Levels', '', 'All to Ordnance datum.', 'Taken on a dry day.'];
  expect(lineOf(note, newer)).toBe(4);
  expect(reviewOf('approve', { words: '', notes: [note], fileNotes: [] }, newer).notes).toEqual([
    { about: 'line', line: 4, words: 'And on a wet one?' },
  ]);
});

test('a note whose line is gone is not sent before somebody has looked at it', () => {
  expect(wrong('approve', { notes: [note] }, ['# Levels'])).toEqual([
    'notes.0.words: This version does not have the line any more. Remove the note.',
  ]);
});

test('a note about a file counts as well, as long as the version has it', () => {
  const about = { fileNotes: [{ file: 7, words: 'Sheet 2 has no scale.' }] };
  expect(wrong('ask for changes', about)).toEqual([]);
  expect(reviewOf('ask for changes', { words: '', notes: [], ...about }, lines).notes).toEqual([
    { about: 'file', file: 7, words: 'Sheet 2 has no scale.' },
  ]);
  expect(wrong('approve', { fileNotes: [{ file: 8, words: 'Gone.' }] })).toEqual([
    'fileNotes.0.words: This version does not have the file any more. Remove the note.',
  ]);
});

test('a line is quoted as it was written, a long one by its beginning', () => {
  expect(quoteOf('# Levels\r\n\r\n  Taken on a dry day.', 3)).toBe('Taken on a dry day.');
  expect(quoteOf('Levels. '.repeat(100), 1)).toBe(`${'Levels. '.repeat(15).trimEnd()}…`);
  expect(quoteOf('🏗'.repeat(121), 1)).toBe(`${'🏗'.repeat(120)}…`);
});
