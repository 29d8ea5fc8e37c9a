import type { FieldErrors } from 'react-hook-form';
import * as v from 'valibot';
import {
  type Evaluation,
  type EvaluationForm,
  evaluationForm,
  recommendationMissing,
} from '../../../contract/evaluations/evaluations.ts';
import { type Dimension, dimensions, type Rubric } from '../../../contract/evaluations/rubric.ts';

/** A company's final evaluation also asks if the work is completed. */
const finalOfCompany = v.pipe(
  evaluationForm,
  v.forward(
    v.partialCheck([['recommends']], ({ recommends }) => recommends !== '', recommendationMissing),
    ['recommends'],
  ),
);

export const formFor = (asksWhetherCompleted: boolean) =>
  asksWhetherCompleted ? finalOfCompany : evaluationForm;

/** Not chosen yet: below the lowest, so that the form asks for it. */
const notChosen = 0;

const each = <Value>(of: (dimension: Dimension) => Value) =>
  Object.fromEntries(dimensions.map((one) => [one, of(one)])) as Record<Dimension, Value>;

/** First values of the form. An earlier evaluation may be only a closing sentence. */
export const begunWith = (
  version: number,
  own: Evaluation | null,
  skills: readonly string[],
): Partial<EvaluationForm> => ({
  rubric: version,
  steps: each((dimension) => (own?.rubric === version && own.steps?.[dimension]) || notChosen),
  because: each((dimension) => own?.because[dimension] ?? ''),
  words: own?.words ?? '',
  again: own?.again ?? undefined,
  recommends: own?.recommends ?? '',
  skills: skills.map((name) => ({
    name,
    milestone: own?.skills.find((shown) => shown.name === name)?.milestone ?? null,
  })),
  toOffice: own?.toOffice ?? '',
});

/** Errors for a summary; those of a dimension name it. */
export function namedErrors(errors: FieldErrors<EvaluationForm>, rubric: Rubric): FieldErrors {
  const named = (of: FieldErrors<EvaluationForm['steps']> = {}) =>
    Object.fromEntries(
      dimensions.flatMap((dimension) => {
        const error = of[dimension];
        const message = `${rubric[dimension].title}: ${error?.message?.replace(/^./, (first) => first.toLowerCase())}`;
        return error ? [[dimension, { ...error, message }]] : [];
      }),
    );
  const { steps, because, ...others } = errors;
  return { steps: named(steps), because: named(because), ...others } as FieldErrors;
}
