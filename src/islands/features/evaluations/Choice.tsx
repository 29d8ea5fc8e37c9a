import type { ReactNode } from 'react';
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
    <ChoiceFrame id={id} legend={legend} error={error}>
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
    </ChoiceFrame>
  );
}

interface FrameProps {
  id: string;
  legend: string;
  error: string | undefined;
  children: ReactNode;
}

/** A question with its answers under it, and what is wrong with the one that was given. */
export const ChoiceFrame = ({ id, legend, error, children }: FrameProps) => (
  <fieldset className="field step-choice" aria-describedby={error && `${id}-error`}>
    <legend>{legend}</legend>
    {children}
    {error && (
      <div className="invalid-feedback d-block" id={`${id}-error`}>
        {error}
      </div>
    )}
  </fieldset>
);
