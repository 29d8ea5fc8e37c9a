import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { SelectField } from '../../ui/form/fields.tsx';
import { dayInWords } from './term-words.ts';
import { useTerms } from './useTerms.ts';

interface Props<Values extends FieldValues, Sent> {
  control: Control<Values, unknown, Sent>;
  /** Also does what follows from another choice. */
  onChosen?: () => void;
}

/** Choice of a project's term; nothing if there are none to choose. */
export function TermField<Values extends FieldValues & { termId?: number | null }, Sent>({
  control,
  onChosen,
}: Props<Values, Sent>) {
  const { field, fieldState } = useController({ name: 'termId' as FieldPath<Values>, control });
  const chosen: number | null = field.value ?? null;
  const terms = useTerms();
  const offered = terms.filter(
    ({ id, phase }) => id === chosen || phase === 'applying' || phase === 'upcoming',
  );
  if (offered.length === 0) return null;
  const term = terms.find(({ id }) => id === chosen);
  const error = fieldState.error?.message;
  const onChange = async ({ target }: { target: HTMLSelectElement }) => {
    field.onChange(target.value === '' ? null : Number(target.value));
    onChosen?.();
  };
  return (
    <SelectField
      label="Term"
      placeholder="No term"
      options={offered.map(({ id, name }) => ({ value: String(id), label: name }))}
      hint={
        term
          ? `Students can apply from ${dayInWords(term.applyFrom)} until ${dayInWords(term.applyTo)}.`
          : 'Students can apply as soon as it is open.'
      }
      {...(error && { error })}
      field={{ ...field, value: chosen ?? '', onChange, onBlur: async () => field.onBlur() }}
    />
  );
}
