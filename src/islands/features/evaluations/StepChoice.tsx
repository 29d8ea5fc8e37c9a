import { type Control, useController } from 'react-hook-form';
import type { EvaluationForm } from '../../../contract/evaluations/evaluations.ts';
import {
  type Dimension,
  highest,
  lowest,
  type Rubric,
} from '../../../contract/evaluations/rubric.ts';
import { fieldId, TextArea, type Tied } from '../../ui/form/fields.tsx';
import { ChoiceFrame } from './Choice.tsx';

interface Props {
  control: Control<EvaluationForm>;
  dimension: Dimension;
  asked: Rubric[Dimension];
  because: Tied;
}

/** One dimension: five sentences, of which one is chosen, and what was seen where it is the first or the last. */
export function StepChoice({ control, dimension, asked, because }: Props) {
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
