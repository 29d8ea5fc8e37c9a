import { valibotResolver } from '@hookform/resolvers/valibot';
import ModalBody from 'react-bootstrap/ModalBody';
import ModalFooter from 'react-bootstrap/ModalFooter';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import {
  type Project,
  type ProjectStatus,
  projectStatusLabels,
} from '../../../contract/projects.ts';
import {
  type StatusUpdate,
  type StatusUpdateForm,
  type StatusUpdateTitle,
  statusUpdateForm,
  statusUpdateTitles,
} from '../../../contract/status-updates.ts';
import type { Failure } from '../../../machines/calls/failure.ts';
import { projectMoves } from '../../../machines/lifecycle/moves.ts';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { BusyButton } from '../../ui/form/BusyButton.tsx';
import { ErrorSummary } from '../../ui/form/ErrorSummary.tsx';
import { FormAlert } from '../../ui/form/FormAlert.tsx';
import { SelectField, TextArea } from '../../ui/form/fields.tsx';
import { useKeptDraft } from '../../ui/form/useKeptDraft.ts';
import { useServerErrors } from '../../ui/form/useServerErrors.ts';
import { noteDraft } from './note-draft.ts';

interface Props {
  project: Project;
  /** The note to change; null for a new one. */
  note: StatusUpdate | null;
  failure: Failure | null;
  isBusy: boolean;
  onSubmit: (form: StatusUpdateForm) => void;
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
  const { register, handleSubmit, reset, subscribe, setError, watch, formState } = useForm<
    NoteForm,
    unknown,
    v.InferOutput<typeof noteForm>
  >({
    mode: 'onTouched',
    shouldFocusError: false,
    resolver: valibotResolver(noteForm),
    defaultValues: {
      title: (note?.title ?? '') as StatusUpdateTitle,
      remarks: note?.remarks ?? '',
      moveProject: false,
    },
  });
  const { errors, submitCount, isDirty } = formState;
  useServerErrors(failure, setError);
  useKeptDraft(note ? `${noteDraft(project.pid)}-${note.id}` : noteDraft(project.pid), {
    reset,
    subscribe,
  });
  const target = statusNamed(watch('title'));
  const canMove = target !== null && projectMoves(project.status, 'Company').includes(target);
  const { pid, title: projectTitle } = project;
  return (
    <Dialog
      title={note ? 'Edit progress note' : 'Add a progress note'}
      width={500}
      keepsOpen={isDirty}
      onClose={onCancel}
    >
      <form
        noValidate
        className="dialog-form"
        onSubmit={handleSubmit((form) =>
          onSubmit({
            ...form,
            projectTitle,
            projectId: pid,
            moveProject: canMove && form.moveProject,
          }),
        )}
      >
        <ModalBody>
          {failure && failure.fields.length === 0 && (
            <FormAlert>
              {failure.sentence ??
                'The server did not answer. Your note is still here. Save again.'}
            </FormAlert>
          )}
          <ErrorSummary errors={errors} submitCount={submitCount} />
          <SelectField
            label="Status title"
            placeholder="Choose…"
            options={statusUpdateTitles}
            field={register('title')}
            error={errors.title?.message}
          />
          <TextArea
            label="Remarks"
            optional
            rows={5}
            hint="Students with a place are notified and can read this in the project."
            field={register('remarks')}
            error={errors.remarks?.message}
          />
          {canMove && (
            <label className="remote">
              <input type="checkbox" className="form-check-input" {...register('moveProject')} />
              Also change the project’s status to {projectStatusLabels[target]}
            </label>
          )}
        </ModalBody>
        <ModalFooter>
          <button type="button" className="btn btn-quiet" onClick={onCancel}>
            Cancel
          </button>
          <BusyButton type="submit" className="btn btn-primary" busy={isBusy}>
            Save
          </BusyButton>
        </ModalFooter>
      </form>
    </Dialog>
  );
}

/** The project's status that a title names, where it names one. */
function statusNamed(title: string): ProjectStatus | null {
  const found = Object.entries(projectStatusLabels).find(([, label]) => label === title);
  return (found?.[0] as ProjectStatus) ?? null;
}
