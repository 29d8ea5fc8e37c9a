import { useEffect } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import type * as v from 'valibot';
import type { Failure } from '../../../api/problem.ts';
import { useForm } from '../../ui/form/useForm.ts';
import { carriedAddress } from '../carried-address.ts';

/** What was typed, kept while another form, or the code, is shown. */
export interface Draft<Form> {
  typed: Partial<Form>;
}

/** What a registration's form is told, whoever registers. */
export interface RegistrationProps<Form> {
  draft: Draft<Form>;
  failure: Failure | null;
  isBusy: boolean;
  onSubmit: (form: Form) => void;
}

/** A registration's form over its schema, which leaves what was typed in the draft when it goes. */
export function useRegistrationForm<Form extends FieldValues>(
  schema: v.GenericSchema<Form>,
  { draft, failure, onSubmit }: RegistrationProps<Form>,
) {
  const form = useForm(schema, {
    defaultValues: { email: carriedAddress(), ...draft.typed } as DefaultValues<Form>,
    failure,
  });
  const { getValues, errors, submitCount } = form;
  useEffect(
    () => () => {
      draft.typed = getValues();
    },
    [draft, getValues],
  );
  return { tie: form.field, errors, submitCount, submit: form.handleSubmit(onSubmit) };
}
