import * as v from 'valibot';
import { conditions } from '../../../../contract/projects/conditions.ts';
import { daysProblem } from '../../../../machines/lifecycle/conditions.ts';

type Written = string | number | null | undefined;

/** A control that nobody has filled in gives an empty text or no number: nothing is stated. */
const written = <Schema extends v.GenericSchema>(
  schema: Schema,
): v.GenericSchema<Written, v.InferOutput<Schema>> =>
  v.pipe(
    v.optional(
      v.custom<Written>(() => true),
      null,
    ),
    v.transform((value) =>
      value === undefined || value === '' || Number.isNaN(value) ? null : value,
    ),
    schema as unknown as v.GenericSchema<string | number | null, v.InferOutput<Schema>>,
  );

/** The conditions in a form whose project will be open. */
export const openConditions = {
  deliverables: written(conditions.deliverables),
  hoursPerWeek: written(conditions.hoursPerWeek),
  startDate: written(conditions.startDate),
  endDate: written(conditions.endDate),
  workplace: written(conditions.workplace),
  pay: written(conditions.pay),
  ownership: written(conditions.ownership),
  confidentiality: written(conditions.confidentiality),
};

/** Conditions of a project that may wait as a draft. */
export const draftConditions = {
  deliverables: written(v.nullable(conditions.deliverables)),
  hoursPerWeek: written(v.nullable(conditions.hoursPerWeek)),
  startDate: written(v.nullable(conditions.startDate)),
  endDate: written(v.nullable(conditions.endDate)),
  workplace: written(v.nullable(conditions.workplace)),
  pay: written(v.nullable(conditions.pay)),
  ownership: written(v.nullable(conditions.ownership)),
  confidentiality: written(v.nullable(conditions.confidentiality)),
};

/** The days of a project in their order, a drafted plan within them; said at the field that is wrong. */
export const inOrder = <Form extends Parameters<typeof daysProblem>[0]>() =>
  v.rawCheck<Form>(({ dataset, addIssue }) => {
    const problem = dataset.typed && daysProblem(dataset.value);
    if (!problem) return;
    const keys = problem.path.split('.');
    const path = keys.map(
      (key): v.UnknownPathItem => ({
        key,
        type: 'unknown',
        origin: 'value',
        input: dataset.value,
        value: null,
      }),
    );
    addIssue({ message: problem.message, path: path as [v.UnknownPathItem] });
  });
