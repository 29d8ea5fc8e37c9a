import { isSample } from '../../../api/sample/origin.ts';
import { projectStatuses, projectStatusLabels } from '../../../contract/projects/projects.ts';
import {
  type StatusUpdate,
  statusUpdateForm,
  statusUpdateTitles,
} from '../../../contract/projects/status-updates.ts';
import { SelectField, TextArea, TextField } from '../../ui/form/fields.tsx';
import { draftOf, type RowDialogProps } from '../table/definition.ts';
import { FormDialog } from '../table/FormDialog.tsx';

/** The titles that name a status of the project itself. */
const projectTitles: readonly string[] = projectStatuses.map((one) => projectStatusLabels[one]);

/** Adds a status update, or changes one; saving stamps it with the present time. */
export default function StatusDialog({ row, onSave, ...dialog }: RowDialogProps<StatusUpdate>) {
  const { projectTitle = '', title = '', remarks = '' } = row ?? {};
  return (
    <FormDialog
      title={row ? 'Edit Status' : 'Add New Status'}
      width={500}
      draft={draftOf('statuses', row?.id)}
      schema={statusUpdateForm}
      values={{ projectTitle, title: title as never, remarks, moveProject: false }}
      waitsForValid
      onSave={(form) => {
        // The project stays the one it was as long as its title is the same.
        const projectId = form.projectTitle === projectTitle ? row?.projectId : null;
        const { moveProject: _, ...entry } = form;
        onSave(projectId ? { ...form, projectId } : form, {
          ...entry,
          updatedAt: new Date().toISOString(),
        });
      }}
      {...dialog}
    >
      {(tie, form) => (
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
                disabled={!projectTitles.includes(form.watch('title'))}
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
      )}
    </FormDialog>
  );
}
