import * as v from 'valibot';
import { expect, test } from 'vitest';
import type { Evaluation } from '../../../contract/evaluations/evaluations.ts';
import { builtInRubric } from '../../../contract/evaluations/rubric.ts';
import { begunWith, formFor, namedErrors } from './evaluation-form.ts';

const first = 1;
const steps = { result: 4, reliability: 4, communication: 3, learning: 4, initiative: 3 };
const complete = {
  ...begunWith(first, null, []),
  steps,
  words: 'Careful and plain.',
  again: 'yes',
} as const;

const asked = (form: object, asksWhetherCompleted = false) => {
  const { issues = [] } = v.safeParse(formFor(asksWhetherCompleted), form);
  return issues.map((issue) => v.getDotPath(issue));
};

test('a form that was just opened asks for everything it needs', () => {
  expect(asked(begunWith(first, null, []), true)).toEqual([
    'steps.result',
    'steps.reliability',
    'steps.communication',
    'steps.learning',
    'steps.initiative',
    'words',
    'again',
    'recommends',
  ]);
  expect(asked(complete)).toEqual([]);
});

test('only a company at the end is asked whether the work is completed', () => {
  expect(asked(complete, true)).toEqual(['recommends']);
  expect(asked({ ...complete, recommends: 'completed' }, true)).toEqual([]);
});

test('the form begins with the earlier evaluation, or with the words of a closing sentence', () => {
  const own = {
    ...complete,
    rubric: 1,
    because: {},
    side: 'student',
    toOffice: 'Thank you.',
  } as Evaluation;
  const skills = [{ name: 'Python', milestone: 2 }];
  expect(begunWith(first, { ...own, skills }, ['Welding', 'Python'])).toMatchObject({
    steps,
    words: 'Careful and plain.',
    again: 'yes',
    skills: [{ name: 'Welding', milestone: null }, ...skills],
  });
  const sentence = { ...own, rubric: 0, steps: null, again: null };
  expect(begunWith(first, sentence, [])).toMatchObject({
    ...begunWith(first, null, []),
    words: 'Careful and plain.',
    toOffice: 'Thank you.',
  });
});

test('a summary says of which dimension something is asked', () => {
  const message = 'Choose one of the five sentences.';
  const errors = { steps: { result: { type: 'min_value', message } }, words: { type: 'required' } };
  expect(namedErrors(errors, builtInRubric.student)).toMatchObject({
    steps: { result: { message: 'The project: choose one of the five sentences.' } },
    words: { type: 'required' },
  });
});
