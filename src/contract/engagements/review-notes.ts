import * as v from 'valibot';
import { id, requiredText, textUpTo } from '../fields.ts';

/** A review has so many notes at most. */
export const notesAtMost = 50;

const noteLength = 1_000;

/** What is said of one place in a delivery. */
export const noteWords = requiredText('Write the note, or remove it.', noteLength);

/** One about a line of its words, counted from 1. */
const onLine = { about: v.literal('line'), line: id };

/** One about a file of it, by its number. */
const onFile = { about: v.literal('file'), file: id };

/** A note as it is read; its words are Markdown. */
export const reviewNote = v.variant('about', [
  v.object({ ...onLine, words: textUpTo(noteLength) }),
  v.object({ ...onFile, words: textUpTo(noteLength) }),
]);
export type ReviewNote = v.InferOutput<typeof reviewNote>;

/** Notes as they are written. */
export const givenNotes = v.pipe(
  v.array(
    v.variant(
      'about',
      [v.object({ ...onLine, words: noteWords }), v.object({ ...onFile, words: noteWords })],
      'A note must be about a line or a file.',
    ),
  ),
  v.maxLength(notesAtMost, `Write at most ${notesAtMost} notes.`),
);

/** The lines of a delivery’s words as they were written; none where there are no words. */
export const linesOf = (words: string): string[] => (words === '' ? [] : words.split(/\r\n|\r|\n/));
