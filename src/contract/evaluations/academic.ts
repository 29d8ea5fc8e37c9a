import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { requiredText, textUpTo } from '../fields.ts';
import { instant } from '../time.ts';

/** What the result is worth to a university, the least first. What was chosen is kept as it reads. */
export const universityResults = [
  'It falls short of what the degree asks for.',
  'Parts of it are what the degree asks for.',
  'It is what the degree asks for.',
  'It is what the degree asks for, with its methods and sources explained.',
  'It goes beyond that, and can be shown to other students as an example.',
] as const;

export const academicForm = v.object({
  result: v.picklist(universityResults, 'Choose one of the five sentences.'),
  words: requiredText('Write a few sentences.', 2000),
});
export type AcademicForm = v.InferOutput<typeof academicForm>;

/** What the academic supervisor thinks of the work. It stands beside what the two sides write, and seals nothing. */
export const academic = v.object({
  /** Whether the reader is asked to write it, or may change it still. */
  mayWrite: v.boolean(),
  /** The academic supervisor reads it at once, everybody else once the final evaluation is open. */
  written: v.nullable(
    v.object({
      result: textUpTo(200),
      words: textUpTo(2000),
      /** Null for whoever is gone. */
      by: v.nullable(textUpTo(201)),
      at: instant,
    }),
  ),
});
export type Academic = v.InferOutput<typeof academic>;

export const evaluateAsUniversity = endpoint({
  route: 'PUT /Engagements/{id}/evaluations/final/academic',
  summary: 'Say, as the academic supervisor, what the work is worth to the university',
  audience: { Faculty: 'own' },
  body: academicForm,
  versioned: true,
  problems: ['changed', 'move-not-allowed'],
});
