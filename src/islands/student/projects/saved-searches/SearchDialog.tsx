import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import type { Failure } from '../../../../api/act/failure.ts';
import {
  type SavedSearchChange,
  savedSearchChange,
} from '../../../../contract/projects/saved-searches.ts';
import { FormFrame } from '../../../ui/dialog/FormFrame.tsx';
import { DraftNotice } from '../../../ui/form/DraftNotice.tsx';
import { ErrorSummary } from '../../../ui/form/ErrorSummary.tsx';
import { FormAlert } from '../../../ui/form/FormAlert.tsx';
import { TextField } from '../../../ui/form/fields.tsx';
import { useKeptDraft } from '../../../ui/form/useKeptDraft.ts';
import { useServerErrors } from '../../../ui/form/useServerErrors.ts';
import { digestChoices } from './digest-words.ts';
import '../../../ui/form/segments.scss';
import './search-dialog.scss';

interface Props {
  title: string;
  began: SavedSearchChange;
  /** Under this name what is typed is kept until it is saved. */
  draft: string;
  isBusy: boolean;
  failure: Failure | null;
  onSubmit: (change: SavedSearchChange) => void;
  onCancel: () => void;
}

/** A search's name, and how often what is new in it comes by mail. */
export default function SearchDialog({ title, began, draft, isBusy, failure, ...asked }: Props) {
  const form = useForm<SavedSearchChange>({
    mode: 'onTouched',
    shouldFocusError: false,
    resolver: valibotResolver(savedSearchChange),
    defaultValues: began,
  });
  const { register, handleSubmit, setError, formState } = form;
  const { errors, submitCount, isDirty } = formState;
  const kept = useKeptDraft(draft, form);
  useServerErrors(failure, setError);
  return (
    <FormFrame
      title={title}
      width={500}
      isDirty={isDirty}
      isBusy={isBusy}
      yes="Save"
      onSubmit={handleSubmit(asked.onSubmit)}
      onCancel={asked.onCancel}
    >
      {failure && failure.fields.length === 0 && (
        <FormAlert>
          {failure.sentence ?? 'The server did not answer. Your search is still here. Save again.'}
        </FormAlert>
      )}
      <DraftNotice {...kept} />
      <ErrorSummary errors={errors} submitCount={submitCount} />
      <TextField
        label="Name"
        autoComplete="off"
        field={register('name')}
        error={errors.name?.message}
      />
      <fieldset className="digest" aria-describedby="digest-hint">
        <legend className="form-label">Email me new projects</legend>
        <div className="segments">
          {digestChoices.map(({ value, label }) => (
            <label key={value} className="segment">
              <input type="radio" value={value} {...register('digest')} />
              <span>{label}</span>
            </label>
          ))}
        </div>
        <p className="form-text" id="digest-hint">
          Only when something new matches, and at most one email a day for all your searches. Each
          email has a link that stops them.
        </p>
      </fieldset>
    </FormFrame>
  );
}
