import * as v from 'valibot';
import {
  type ReviewForm,
  reviewForm,
  type Verdict,
} from '../../../../contract/engagements/deliveries.ts';
import { notesAtMost, noteWords } from '../../../../contract/engagements/review-notes.ts';

/** A note while it is written: with its line as it read then, by which it is found in a newer version. */
export interface TypedNote {
  readonly line: number;
  readonly quote: string;
  readonly words: string;
}

/** A note about a file while it is written. */
interface TypedFileNote {
  readonly file: number;
  readonly words: string;
}

export interface TypedReview {
  words: string;
  notes: TypedNote[];
  fileNotes: TypedFileNote[];
}

/** What of a version notes can be about. */
export interface Notable {
  readonly lines: readonly string[];
  /** The numbers of its files. */
  readonly files: readonly number[];
}

/** The line of a version that a note is about: its own, else the first that reads the same; null where none does. */
export function lineOf(
  { line, quote }: Pick<TypedNote, 'line' | 'quote'>,
  lines: readonly string[],
): number | null {
  if (lines[line - 1] === quote) return line;
  return lines.indexOf(quote) + 1 || null;
}

/** What is typed into the review of a version. */
export const typedFor = (verdict: Verdict, { lines, files }: Notable) =>
  v.pipe(
    v.object({
      words: reviewForm.entries.words.wrapped,
      notes: v.pipe(
        v.array(
          v.pipe(
            v.object({ line: v.number(), quote: v.string(), words: noteWords }),
            v.forward(
              v.check(
                (note) => lineOf(note, lines) !== null,
                'This version does not have the line any more. Remove the note.',
              ),
              ['words'],
            ),
          ),
        ),
        v.maxLength(notesAtMost, `Write at most ${notesAtMost} notes.`),
      ),
      fileNotes: v.array(
        v.pipe(
          v.object({ file: v.number(), words: noteWords }),
          v.forward(
            v.check(
              ({ file }) => files.includes(file),
              'This version does not have the file any more. Remove the note.',
            ),
            ['words'],
          ),
        ),
      ),
    }),
    v.forward(
      v.check(
        ({ words, notes, fileNotes }) =>
          verdict === 'approve' || words !== '' || notes.length + fileNotes.length > 0,
        'Say what should change, here or in a note.',
      ),
      ['words'],
    ),
  );

/** The same as it is sent; every note has its line. */
export const reviewOf = (
  verdict: Verdict,
  { words, notes, fileNotes }: TypedReview,
  lines: readonly string[],
): ReviewForm => ({
  verdict,
  words,
  notes: [
    ...notes.flatMap((note) => {
      const line = lineOf(note, lines);
      return line === null ? [] : [{ about: 'line' as const, line, words: note.words }];
    }),
    ...fileNotes.map((note) => ({ about: 'file' as const, ...note })),
  ],
});
