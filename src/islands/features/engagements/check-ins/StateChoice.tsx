import type { UseFormRegisterReturn } from 'react-hook-form';
import { checkInStates } from '../../../../contract/engagements/check-ins.ts';
import { fieldId, type Tied } from '../../../ui/form/fields.tsx';
import { StatusTag } from '../../../ui/status/StatusTag.tsx';
import { choiceWords } from './check-in-words.ts';

interface Props extends Tied {
  legend: string;
  hint: string;
  field: UseFormRegisterReturn;
}

/** One of three, each as large as a thumb. */
export function StateChoice({ legend, hint, field, error }: Props) {
  const id = fieldId(field.name);
  return (
    <fieldset className="field" aria-describedby={error ? `${id}-hint ${id}-error` : `${id}-hint`}>
      <legend className="form-label mb-2px">{legend}</legend>
      <p className="note soft mb-2" id={`${id}-hint`}>
        {hint}
      </p>
      <div className="check-in-choices">
        {checkInStates.map((state, at) => (
          <label key={state} className="check-in-option">
            <input type="radio" value={state} id={at === 0 ? id : undefined} {...field} />
            <span className="check-in-face stack gap-2px h-100 py-2 px-14px">
              <StatusTag status={state} />
              <span className="note soft">{choiceWords[state]}</span>
            </span>
          </label>
        ))}
      </div>
      {error && (
        <div className="invalid-feedback d-block" id={`${id}-error`}>
          {error}
        </div>
      )}
    </fieldset>
  );
}
