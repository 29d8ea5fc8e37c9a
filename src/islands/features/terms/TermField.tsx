import { type Control, type FieldValues, useController } from 'react-hook-form';
import { fieldId } from '../../ui/form/fields.tsx';
import { dayInWords } from './term-words.ts';
import { useTerms } from './useTerms.ts';

interface Props {
  control: Control<FieldValues, unknown, FieldValues>;
  /** Also does what follows from another choice. */
  onChosen?: () => void;
}

/** Which term a project is in; nothing where there is none that one could choose. */
export function TermField({ control, onChosen }: Props) {
  const { field, fieldState } = useController({ name: 'termId', control });
  const chosen: number | null = field.value ?? null;
  const terms = useTerms();
  const offered = terms.filter(
    ({ id, phase }) => id === chosen || phase === 'applying' || phase === 'upcoming',
  );
  if (offered.length === 0) return null;
  const id = fieldId('termId');
  const term = terms.find((one) => one.id === chosen);
  const error = fieldState.error?.message;
  return (
    <div className="field">
      <label className="form-label" htmlFor={id}>
        Term
      </label>
      <select
        {...field}
        id={id}
        className={`form-select ${error ? 'is-invalid' : ''}`}
        aria-invalid={Boolean(error)}
        aria-describedby={error ? `${id}-hint ${id}-error` : `${id}-hint`}
        value={chosen ?? ''}
        onChange={({ target }) => {
          field.onChange(target.value === '' ? null : Number(target.value));
          onChosen?.();
        }}
      >
        <option value="">No term</option>
        {offered.map((one) => (
          <option key={one.id} value={one.id}>
            {one.name}
          </option>
        ))}
      </select>
      <div className="form-text" id={`${id}-hint`}>
        {term
          ? `Students can apply from ${dayInWords(term.applyFrom)} until ${dayInWords(term.applyTo)}.`
          : 'Students can apply as soon as it is open.'}
      </div>
      {error && (
        <div className="invalid-feedback d-block" id={`${id}-error`}>
          {error}
        </div>
      )}
    </div>
  );
}
