import { valibotResolver } from '@hookform/resolvers/valibot';
import { useEffect } from 'react';
import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form';
import type * as v from 'valibot';
import type { Failure } from '../../../api/act/failure.ts';
import { useServerErrors } from '../../ui/form/useServerErrors.ts';
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
  const { register, handleSubmit, getValues, setError, formState } = useForm<Form>({
    mode: 'onTouched',
    shouldFocusError: false,
    resolver: valibotResolver(schema),
    defaultValues: { email: carriedAddress(), ...draft.typed } as DefaultValues<Form>,
  });
  const { errors, submitCount } = formState;
  useServerErrors(failure, setError);
  useEffect(
    () => () => {
      draft.typed = getValues();
    },
    [draft, getValues],
  );
  /** The field of this name, tied to the form. */
  const tie = (name: Path<Form>) => ({
    field: register(name),
    error: errors[name]?.message as string | undefined,
  });
  return { tie, errors, submitCount, submit: handleSubmit(onSubmit) };
}
