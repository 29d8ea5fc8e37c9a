import * as v from 'valibot';
import type { Failure } from '../../../api/problem.ts';
import type { Project } from '../../../contract/projects/projects.ts';
import {
  type StatusUpdate,
  type StatusUpdateForm,
  type StatusUpdateTitle,
  statusUpdateForm,
  statusUpdateTitles,
} from '../../../contract/projects/status-updates.ts';
import { type ProjectStatus, projectStatusLabels } from '../../../contract/projects/statuses.ts';
import { projectMoves } from '../../../machines/lifecycle/project.ts';
import { useMay } from '../../features/companies/useMay.ts';
import { FormFrame } from '../../ui/dialog/FormFrame.tsx';
import { FormTrouble } from '../../ui/form/FormTrouble.tsx';
import { SelectField, TextArea } from '../../ui/form/fields.tsx';
import { useBegan } from '../../ui/form/useBegan.ts';
import { useForm } from '../../ui/form/useForm.ts';
import { noteDraft } from './note-draft.ts';

interface Props {
  project: Project;
  /** The note to change; null for a new one. */
  note: StatusUpdate | null;
  failure: Failure | null;
  isBusy: boolean;
  /** `began` is the note as the edit began from it. */
  onSubmit: (form: StatusUpdateForm, began: StatusUpdate | null) => void;
  onCancel: () => void;
}

const noteForm = v.object({
  title: statusUpdateForm.entries.title,
  remarks: statusUpdateForm.entries.remarks,
  moveProject: v.optional(v.boolean(), false),
});
type NoteForm = v.InferInput<typeof noteForm>;

/** Writing or changing one progress note. */
export default function NoteDialog({ project, note, failure, isBusy, onSubmit, onCancel }: Props) {
  const form = useForm(noteForm, {
    defaultValues: valuesOf(note),
    failure,
    draft: note ? `${noteDraft(project.pid)}-${note.id}` : noteDraft(project.pid),
  });
  const { handleSubmit, watch, isDirty } = form;
  const { began } = useBegan(note, failure, form, valuesOf);
  const may = useMay();
  const target = statusNamed(watch('title'));
  const canMove =
    target !== null &&
    may('run projects') &&
    projectMoves(project.status, 'Company').includes(target);
  const { pid, title: projectTitle } = project;
  return (
    <FormFrame
      title={note ? 'Edit progress note' : 'Add a progress note'}
      width={500}
      isDirty={isDirty}
      isBusy={isBusy}
      yes="Save"
      onSubmit={handleSubmit((written) => {
        const moveProject = canMove && written.moveProject;
        onSubmit({ ...written, projectTitle, projectId: pid, moveProject }, began);
      })}
      onCancel={onCancel}
    >
      <FormTrouble
        {...form}
        unsaid="The server did not answer. Your note is still here. Save again."
      />
      <SelectField
        label="Status title"
        placeholder="Choose…"
        options={statusUpdateTitles}
        {...form.field('title')}
      />
      <TextArea
        label="Remarks"
        optional
        rows={5}
        hint="Students with a place are notified and can read this in the project."
        {...form.field('remarks')}
      />
      {canMove && (
        <label className="remote">
          <input type="checkbox" className="form-check-input" {...form.register('moveProject')} />
          Also change the project’s status to {projectStatusLabels[target]}
        </label>
      )}
    </FormFrame>
  );
}

const valuesOf = (note: StatusUpdate | null): NoteForm => ({
  title: (note?.title ?? '') as StatusUpdateTitle,
  remarks: note?.remarks ?? '',
  moveProject: false,
});

/** The project's status that a title names, where it names one. */
function statusNamed(title: string): ProjectStatus | null {
  const found = Object.entries(projectStatusLabels).find(([, label]) => label === title);
  return (found?.[0] as ProjectStatus) ?? null;
}
