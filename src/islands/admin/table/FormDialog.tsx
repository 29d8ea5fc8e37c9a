import type { ReactNode } from 'react';
import type { DefaultValues, FieldPath, FieldValues } from 'react-hook-form';
import type * as v from 'valibot';
import type { Failure } from '../../../api/problem.ts';
import { FormFrame } from '../../ui/dialog/FormFrame.tsx';
import { FormTrouble } from '../../ui/form/FormTrouble.tsx';
import type { Tied } from '../../ui/form/fields.tsx';
import { type Form as FormOf, useForm } from '../../ui/form/useForm.ts';

/** Ties a control to the form; spread it into a field of `ui/fields`. */
export type Tie<Values extends FieldValues> = (name: FieldPath<Values>, asNumber?: boolean) => Tied;

interface Props<Values extends FieldValues, Form> {
  title: string;
  width: 400 | 500 | 600 | 800;
  /** Under this name what was typed is kept until it is saved. */
  draft?: string;
  /** Shown with a restored draft. */
  keptWords?: string;
  schema: v.GenericSchema<Values, Form>;
  /** A field may begin as an empty text, before anything is chosen. */
  values: { readonly [Name in keyof Values]?: Values[Name] | '' };
  /** Save waits for a valid form; otherwise it can be pressed, and says what is missing. */
  waitsForValid?: boolean;
  /** Label of the submit button. */
  yes?: string;
  isBusy?: boolean;
  failure: Failure | null;
  onSave: (form: Form) => void;
  onClose: () => void;
  children: (tie: Tie<Values>, form: FormOf<Values, Form>) => ReactNode;
}

/** A dialog that is a form: keeps what is typed, shows what the server says at its field. */
export function FormDialog<Values extends FieldValues, Form extends object>(
  props: Props<Values, Form>,
) {
  const { title, width, draft, schema, values, waitsForValid, isBusy, failure } = props;
  const { yes = 'Save', keptWords } = props;
  const form = useForm(schema, {
    defaultValues: values as DefaultValues<Values>,
    failure,
    ...(draft && { draft }),
  });
  return (
    <FormFrame
      title={title}
      width={width}
      isDirty={form.isDirty}
      isBusy={isBusy ?? false}
      yes={yes}
      isBlocked={Boolean(waitsForValid) && !form.formState.isValid}
      onSubmit={form.handleSubmit((written) => props.onSave(written))}
      onCancel={props.onClose}
    >
      <FormTrouble {...form} keptWords={keptWords} />
      {props.children(form.field, form)}
    </FormFrame>
  );
}
