import type { Failure } from '../../../../api/problem.ts';
import {
  type SavedSearchChange,
  savedSearchChange,
} from '../../../../contract/projects/saved-searches.ts';
import { FormFrame } from '../../../ui/dialog/FormFrame.tsx';
import { FormTrouble } from '../../../ui/form/FormTrouble.tsx';
import { TextField } from '../../../ui/form/fields.tsx';
import { useForm } from '../../../ui/form/useForm.ts';
import { digestChoices } from './digest-words.ts';
import '../../../ui/form/segments.scss';

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
  const form = useForm(savedSearchChange, {
    defaultValues: began,
    failure,
    draft,
  });
  const { handleSubmit, isDirty } = form;
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
      <FormTrouble
        {...form}
        unsaid="The server did not answer. Your search is still here. Save again."
      />
      <TextField label="Name" autoComplete="off" {...form.field('name')} />
      <fieldset className="digest" aria-describedby="digest-hint">
        <legend className="form-label float-none">Email me new projects</legend>
        <div className="segments">
          {digestChoices.map(({ value, label }) => (
            <label key={value} className="segment">
              <input type="radio" value={value} {...form.register('digest')} />
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
