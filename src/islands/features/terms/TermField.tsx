import type { ChangeEvent } from 'react';
import { type Control, type FieldValues, useController } from 'react-hook-form';
import { SelectField } from '../../ui/form/fields.tsx';
import { dayInWords } from './term-words.ts';
import { useTerms } from './useTerms.ts';

interface Props {
  control: Control<FieldValues, unknown, FieldValues>;
  /** Also does what follows from another choice. */
  onChosen?: () => void;
}

/** Choice of a project's term; nothing if there are none to choose. */
export function TermField({ control, onChosen }: Props) {
  const { field, fieldState } = useController({ name: 'termId', control });
  const chosen: number | null = field.value ?? null;
  const terms = useTerms();
  const offered = terms.filter(
    ({ id, phase }) => id === chosen || phase === 'applying' || phase === 'upcoming',
  );
  if (offered.length === 0) return null;
  const term = terms.find(({ id }) => id === chosen);
  const error = fieldState.error?.message;
  const onChange = ({ target }: ChangeEvent<HTMLSelectElement>) => {
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
      field={{ ...field, value: chosen ?? '', onChange } as never}
    />
  );
}
