import type { ReactNode } from 'react';
import { type Control, useController } from 'react-hook-form';
import type { EvaluationForm } from '../../../contract/evaluations/evaluations.ts';
import {
  type Dimension,
  highest,
  lowest,
  type Rubric,
} from '../../../contract/evaluations/rubric.ts';
import { fieldId, TextArea, type Tied } from '../../ui/form/fields.tsx';

interface Props extends Tied {
  legend: string;
  /** Each with its words, and what follows from it. */
  options: readonly (readonly [value: string, label: string, note?: string])[];
}

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
const ChoiceFrame = ({ id, legend, error, children }: FrameProps) => (
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

interface StepProps {
  control: Control<EvaluationForm>;
  dimension: Dimension;
  asked: Rubric[Dimension];
  because: Tied;
}

/** One dimension: five sentences, of which one is chosen, and what was seen where it is the first or the last. */
export function StepChoice({ control, dimension, asked, because }: StepProps) {
  const { field, fieldState } = useController({ control, name: `steps.${dimension}` });
  const id = fieldId(field.name);
  const error = fieldState.error?.message;
  const isEnd = field.value === lowest || field.value === highest;
  return (
    <ChoiceFrame id={id} legend={asked.title} error={error}>
      {asked.steps.map((sentence, at) => (
        <label key={sentence} className="form-check">
          <input
            type="radio"
            className="form-check-input"
            id={at === 0 ? id : undefined}
            ref={at === 0 ? field.ref : undefined}
            name={field.name}
            checked={field.value === at + lowest}
            onChange={() => field.onChange(at + lowest)}
            onBlur={field.onBlur}
          />
          <span className="form-check-label">{sentence}</span>
        </label>
      ))}
      {isEnd && <TextArea label="What did you see?" rows={2} {...because} />}
    </ChoiceFrame>
  );
}
