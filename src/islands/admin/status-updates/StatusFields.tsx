import type { UseFormReturn } from 'react-hook-form';
import type * as v from 'valibot';
import { projectStatuses, projectStatusLabels } from '../../../contract/projects.ts';
import {
  type StatusUpdateForm,
  type statusUpdateForm,
  statusUpdateTitles,
} from '../../../contract/status-updates.ts';
import { isSample } from '../../../machines/managed/origin.ts';
import { SelectField, TextArea, TextField } from '../../ui/form/fields.tsx';
import type { Tie } from '../table/FormDialog.tsx';

type Typed = v.InferInput<typeof statusUpdateForm>;

interface Props {
  tie: Tie<Typed>;
  form: UseFormReturn<Typed, unknown, StatusUpdateForm>;
}

/** The titles that name a status of the project itself. */
const projectTitles: readonly string[] = projectStatuses.map((one) => projectStatusLabels[one]);

export function StatusFields({ tie, form }: Props) {
  const title = form.watch('title');
  return (
    <>
      <TextField label="Project Title" {...tie('projectTitle')} />
      <SelectField
        label="Status Title"
        placeholder="Choose…"
        options={statusUpdateTitles}
        {...tie('title')}
      />
      <TextArea label="Remarks" optional rows={4} {...tie('remarks')} />
      {!isSample && (
        <div className="form-check">
          <input
            type="checkbox"
            className="form-check-input"
            id="move-project"
            disabled={!projectTitles.includes(title)}
            aria-describedby="move-project-hint"
            {...form.register('moveProject')}
          />
          <label className="form-check-label" htmlFor="move-project">
            Also change the project’s status
          </label>
          <p className="form-text mb-0" id="move-project-hint">
            The project with this title gets the same status, if that change is allowed.
          </p>
        </div>
      )}
    </>
  );
}
