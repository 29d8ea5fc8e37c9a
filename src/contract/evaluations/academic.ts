import * as v from 'valibot';
import { endpoint, says } from '../endpoint.ts';
import { requiredText, textUpTo } from '../fields.ts';
import { instant } from '../time.ts';

/** Value of the work to a university, lowest first. The chosen sentence is stored as it is. */
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

/** Opinion of the academic supervisor. It is apart from the two sides' evaluations and seals nothing. */
export const academic = v.object({
  /** True if the reader may write or still change it. */
  mayWrite: v.boolean(),
  /** The academic supervisor reads it at once, everybody else once the final evaluation is open. */
  written: v.nullable(
    v.object({
      result: textUpTo(200),
      words: textUpTo(2000),
      /** Null if they are gone. */
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
  reply: says('Words saved.'),
  problems: ['changed', 'move-not-allowed'],
});
