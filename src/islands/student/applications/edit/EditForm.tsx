import { useEffect } from 'react';
import ModalBody from 'react-bootstrap/ModalBody';
import ModalFooter from 'react-bootstrap/ModalFooter';
import { type UseControllerProps, useController } from 'react-hook-form';
import { useAct } from '../../../../api/act/useAct.ts';
import type { Failure } from '../../../../api/problem.ts';
import { applicationInFull } from '../../../../api/read/applications.ts';
import { refresh } from '../../../../api/read/read.ts';
import { currentStudent } from '../../../../api/read/students.ts';
import { useRead } from '../../../../api/read/useRead.ts';
import {
  type ApplicationDetail,
  type ApplicationEdit,
  applicationEdit,
  editApplication,
} from '../../../../contract/applications/applications.ts';
import type { Resume } from '../../../../contract/students/resumes.ts';
import { obstacleToEdit } from '../../../../machines/lifecycle/application.ts';
import { forgetDraft } from '../../../../session/drafts.ts';
import { ApplicationFields } from '../../../features/applications/application/ApplicationFields.tsx';
import { whichOf } from '../../../features/applications/application/file-words.ts';
import { BusyButton } from '../../../ui/form/BusyButton.tsx';
import { Button } from '../../../ui/form/Button.tsx';
import { DraftNotice } from '../../../ui/form/DraftNotice.tsx';
import { ErrorSummary } from '../../../ui/form/ErrorSummary.tsx';
import { FormAlert } from '../../../ui/form/FormAlert.tsx';
import { fieldId } from '../../../ui/form/fields.tsx';
import { useBegan } from '../../../ui/form/useBegan.ts';
import { useForm } from '../../../ui/form/useForm.ts';
import { Alert } from '../../../ui/status/Alert.tsx';
import '../../projects/apply/apply-dialog.scss';

interface Props {
  application: ApplicationDetail;
  onEdited: (application: ApplicationDetail) => void;
  onClose: () => void;
}

/** An edit begins from this text and version. */
type Words = ApplicationEdit & Pick<ApplicationDetail, 'version'>;

const wordsOf = ({ message, resumeLink, resume, version }: ApplicationDetail): Words => {
  return { message, resumeLink, resumeId: resume?.id ?? null, version };
};
const valuesOf = ({ version: _, ...values }: Words): ApplicationEdit => values;

export function EditForm({ application, onEdited, onClose }: Props) {
  const { applicationId: id, projectTitle, companyName } = application;
  const draft = `edit-application-${id}`;
  const { press, isPending, failure } = useAct(editApplication, {
    changes: () => forgetDraft(draft),
    done: onEdited,
  });
  const { data: student } = useRead(currentStudent);
  const form = useForm(applicationEdit, {
    defaultValues: valuesOf(wordsOf(application)),
    failure,
    draft,
  });
  const { began } = useBegan(wordsOf(application), failure, form, valuesOf);
  // A refused edit means that the status, the text or the résumé in the profile has changed.
  useEffect(() => {
    if (!failure || failure.reason === 'unreachable') return;
    refresh(applicationInFull(id));
    refresh(currentStudent);
  }, [failure, id]);

  const alert = editAlert(failure);
  // It may have been decided while the form was open.
  const obstacle = obstacleToEdit(application);
  const submit = form.handleSubmit((body) =>
    press({ params: { id }, body, version: began.version }),
  );
  return (
    <form onSubmit={submit} noValidate className="dialog-form">
      <ModalBody>
        <p className="stack gap-2px mb-5">
          <strong>{projectTitle}</strong>
          <span className="soft">{companyName}</span>
        </p>
        {alert && <FormAlert>{alert}</FormAlert>}
        {obstacle && !alert && <Alert kind="info">{obstacle}</Alert>}
        <DraftNotice {...form.kept} />
        <ErrorSummary {...form} />
        <ApplicationFields
          tie={form.field}
          hint="The company sees what you change, and what you wrote before."
        />
        <ResumeChoice
          control={form.control}
          sent={application.resume}
          own={student?.resume ?? null}
        />
      </ModalBody>
      <ModalFooter>
        <Button look="quiet" onClick={onClose}>
          {obstacle ? 'Close' : 'Cancel'}
        </Button>
        {!obstacle && (
          <BusyButton type="submit" look="primary" busy={isPending}>
            Save
          </BusyButton>
        )}
      </ModalFooter>
    </form>
  );
}

/** Alert above the form. Errors of a single field are shown at the field. */
function editAlert(failure: Failure | null): string | null {
  if (!failure || failure.fields.length > 0) return null;
  return failure.sentence ?? 'The server did not answer. Your changes are still here. Save again.';
}

interface ResumeChoiceProps {
  control: UseControllerProps<ApplicationEdit>['control'];
  /** Sent with the application. */
  sent: Resume | null;
  /** In the profile now. */
  own: Resume | null;
}

/** Choice of the résumé for an application: the one that was sent, the one in the profile, or none. */
function ResumeChoice({ control, sent, own }: ResumeChoiceProps) {
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
