import { fieldId, type Tied } from '../../ui/form/fields.tsx';

interface Props extends Tied {
  legend: string;
  /** Each with its words, and what follows from it. */
  options: readonly (readonly [value: string, label: string, note?: string])[];
}

/** One of a few. */
export function Choice({ legend, options, field, error }: Props) {
  const id = fieldId(field.name);
  return (
    <fieldset className="field step-choice" aria-describedby={error && `${id}-error`}>
      <legend>{legend}</legend>
      {options.map(([value, label, note], at) => (
        <label key={value} className="form-check">
          <input
            type="radio"
            className="form-check-input"
            value={value}
            id={at === 0 ? id : undefined}
            {...field}
          />
          <span className="form-check-label">
            {label}
            {note && <span className="soft"> {note}</span>}
          </span>
        </label>
      ))}
      {error && (
        <div className="invalid-feedback d-block" id={`${id}-error`}>
          {error}
        </div>
      )}
    </fieldset>
  );
}
