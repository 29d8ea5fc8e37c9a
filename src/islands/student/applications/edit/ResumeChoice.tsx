import { type UseControllerProps, useController } from 'react-hook-form';
import type { ApplicationEdit } from '../../../../contract/applications/applications.ts';
import type { Resume } from '../../../../contract/students/resumes.ts';
import { whichOf } from '../../../features/applications/application/file-words.ts';
import { fieldId } from '../../../ui/form/fields.tsx';

interface Props {
  control: UseControllerProps<ApplicationEdit>['control'];
  /** What went with the application. */
  sent: Resume | null;
  /** What is in the profile now. */
  own: Resume | null;
}

/** Which résumé goes with an application: the one that was sent, the one in the profile, or none. */
export function ResumeChoice({ control, sent, own }: Props) {
  const { field, fieldState } = useController({ name: 'resumeId', control });
  const options = [
    sent && { id: sent.id, label: `The résumé you sent (${whichOf(sent)})` },
    own && own.id !== sent?.id && { id: own.id, label: `Your résumé (${whichOf(own)})` },
    { id: null, label: 'No résumé' },
  ].filter((option) => option !== null && option !== false);
  if (options.length === 1) return null;
  const { error } = fieldState;
  const errorId = `${fieldId('resumeId')}-error`;
  return (
    <fieldset aria-describedby={error ? errorId : undefined}>
      <legend className="form-label fs-24">Résumé</legend>
      {options.map(({ id, label }, at) => (
        <label key={id} className="form-check apply-resume">
          <input
            type="radio"
            id={at === 0 ? fieldId('resumeId') : undefined}
            className="form-check-input"
            name={field.name}
            checked={field.value === id}
            onChange={() => field.onChange(id)}
            onBlur={field.onBlur}
          />
          <span className="form-check-label">{label}</span>
        </label>
      ))}
      {error && (
        <div className="invalid-feedback d-block" id={errorId}>
          {/* A number says nothing to a reader. */}
          {error.type === 'changed'
            ? 'This was changed elsewhere too. Save again to keep yours.'
            : error.message}
        </div>
      )}
    </fieldset>
  );
}
