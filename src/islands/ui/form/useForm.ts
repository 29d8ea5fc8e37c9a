import { valibotResolver } from '@hookform/resolvers/valibot';
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  get,
  useForm as useFields,
} from 'react-hook-form';
import type * as v from 'valibot';
import type { Failure } from '../../../api/problem.ts';
import { useKeptDraft } from './useKeptDraft.ts';
import { useServerErrors } from './useServerErrors.ts';

interface Options<Values extends FieldValues> {
  readonly defaultValues: DefaultValues<Values>;
  /** What the server said of what was sent last: its words stand at their fields. */
  readonly failure?: Failure | null;
  /** The name under which what is typed is kept until it is sent. */
  readonly draft?: string;
  /** A short form without a summary of its errors goes to the first of them. */
  readonly focusesError?: boolean;
}

/** A form whose schema says what is right: once a field was left, on every change after that, and when it is sent. */
export function useForm<Schema extends v.GenericSchema<FieldValues, unknown>>(
  schema: Schema,
  {
    defaultValues,
    failure = null,
    draft,
    focusesError = false,
  }: Options<v.InferInput<Schema> & FieldValues>,
) {
  type Values = v.InferInput<Schema> & FieldValues;
  const form = useFields<Values, unknown, v.InferOutput<Schema>>({
    mode: 'onTouched',
    shouldFocusError: focusesError,
    resolver: valibotResolver(schema as never) as never,
    defaultValues,
  });
  const { errors, submitCount, isDirty } = form.formState;
  const kept = useKeptDraft(draft ?? null, form as never);
  // After the draft is in the form again: putting it there clears what is said of fields.
  useServerErrors(failure, form.setError as never);
  /** What a field of the kit needs to know of one of them. */
  const field = (name: FieldPath<Values>, asNumber = false) => ({
    field: form.register(name, asNumber ? { valueAsNumber: true } : {}),
    error: (get(errors, name) as { message?: string } | undefined)?.message,
  });
  return { ...form, errors, submitCount, isDirty, failure, kept, field };
}
