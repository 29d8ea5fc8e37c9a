import type { ManagedProject } from '../../../api/tables/projects.ts';
import { statusOf } from '../../../api/tables/projects.ts';
import { type ProjectStatus, projectStatusLabels } from '../../../contract/projects/statuses.ts';
import { editableFields } from '../../../machines/lifecycle/editing.ts';
import {
  needsReason,
  opensLate,
  projectMoves,
  reasonAsked,
} from '../../../machines/lifecycle/project.ts';
import { SelectField, TextArea, TextField } from '../../ui/form/fields.tsx';
import { draftOf, type RowDialogProps } from '../table/definition.ts';
import { FormDialog } from '../table/FormDialog.tsx';
import { ProjectFields } from './ProjectFields.tsx';
import { editForm, projectOf } from './project-form.ts';

/** What may still change of a project, and where its lifecycle lets it go from here. */
export default function EditProject({
  row,
  onSave,
  ...dialog
}: RowDialogProps<ManagedProject> & { row: ManagedProject }) {
  const status = row.status as ProjectStatus;
  const label = projectStatusLabels[status];
  const editable: readonly string[] = editableFields(status);
  const before = projectOf(row);
  const mustSayWhy = (next: string) =>
    next !== label && needsReason(status, statusOf(next), 'Admin');
  const opensTooLate = (next: string) =>
    next !== label && opensLate(before, statusOf(next), new Date());
  return (
    <FormDialog
      title="Edit Project"
      width={600}
      draft={draftOf('projects', row.id)}
      schema={editForm({ reason: mustSayWhy, asked: reasonAsked(status), deadline: opensTooLate })}
      values={{ ...before, status: label, reason: '', newDeadline: '' }}
      waitsForValid
      onSave={({ status: next, reason, newDeadline, ...changed }) => {
        // A deadline that came from the term before is not the new one's.
        const isMoved = changed.termId !== before.termId;
        const project = { ...before, ...changed, ...(isMoved && { deadline: null }) };
        const deadline = newDeadline ?? undefined;
        const form = {
          project,
          status: next,
          reason,
          deadline,
          before: { status, project: before },
        };
        onSave(form, { ...project, technology: project.skills, status: statusOf(next) });
      }}
      {...dialog}
    >
      {(tie, form) => (
        <>
          {!editable.includes('title') && (
            <p className="soft">
              {editable.length === 0
                ? `This project is ${label}, so only its status can change.`
                : `This project is ${label}, so what students agreed to cannot change.`}
            </p>
          )}
          <ProjectFields
            tie={tie}
            fixed={(name) => !editable.includes(name)}
            form={form as never}
          />
          <SelectField
            label="Status"
            options={[
              label,
              ...projectMoves(status, 'Admin').map((next) => projectStatusLabels[next]),
            ]}
            hint="Statuses this project can change to."
            {...tie('status')}
          />
          {opensTooLate(form.watch('status')) && (
            <TextField
              label="New application deadline"
              type="datetime-local"
              hint="The old one has passed, so nobody could apply."
              {...tie('newDeadline')}
            />
          )}
          {mustSayWhy(form.watch('status')) && (
            <TextArea label="Reason" rows={2} {...tie('reason')} />
          )}
        </>
      )}
    </FormDialog>
  );
}
