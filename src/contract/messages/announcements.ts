import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { requiredLine, requiredText } from '../fields.ts';
import { chosenIds, countedAtMost } from '../paging.ts';
import { studentsMatching } from '../students/managed-students.ts';
import { inFigures } from '../words/figures.ts';

/** A letter from an admin to many students at once. */
export const letterForm = v.object({
  subject: requiredLine('Subject is required.', 150),
  text: requiredText('Message is required.', 5000),
});
export type LetterForm = v.InferOutput<typeof letterForm>;

/** Students a search finds, or only the chosen ones of them. */
const readers = v.object({ ...studentsMatching.entries, ids: v.optional(chosenIds) });

/** To how many students a letter goes, or would go. */
const letterSent = v.object({ students: v.number() });
export type LetterSent = v.InferOutput<typeof letterSent>;

export const previewLetter = endpoint({
  route: 'POST /Students/letters/preview',
  onlyReads: true,
  summary:
    'How many students a letter to everybody a search finds would go to; counted up to one more than can get it',
  audience: { Admin: 'any' },
  body: v.object({ matching: readers }),
  reply: { kind: 'json', schema: letterSent },
});

export const writeLetter = endpoint({
  route: 'POST /Students/letters',
  summary: `Email a letter to all students a search finds, or to those of them who were chosen, except those who are disabled or unverified; at most ${inFigures(countedAtMost)}`,
  audience: { Admin: 'any' },
  asksPassword: true,
  body: v.object({ ...letterForm.entries, matching: readers }),
  idempotent: true,
  reply: { kind: 'json', schema: letterSent, status: 201 },
});
