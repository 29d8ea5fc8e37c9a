import { useMachine } from '@xstate/react';
import { useEffect } from 'react';
import ModalBody from 'react-bootstrap/ModalBody';
import ModalFooter from 'react-bootstrap/ModalFooter';
import * as v from 'valibot';
import { currentStudent } from '../../../../api/read/students.ts';
import { useRead } from '../../../../api/read/useRead.ts';
import { applyForm } from '../../../../contract/applications/applications.ts';
import type { Project } from '../../../../contract/projects/projects.ts';
import { draftName } from '../../../../machines/applications/application-draft.ts';
import { applyAlert, applyMachine } from '../../../../machines/applications/apply.ts';
import { obstacleTo } from '../../../../machines/lifecycle/applying.ts';
import { ApplicationFields } from '../../../features/applications/application/ApplicationFields.tsx';
import { whichOf } from '../../../features/applications/application/file-words.ts';
import { CompanyName } from '../../../features/companies/CompanyName.tsx';
import { whyNotHere } from '../../../features/projects/project/project-words.ts';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { BusyButton } from '../../../ui/form/BusyButton.tsx';
import { Button } from '../../../ui/form/Button.tsx';
import { ErrorSummary } from '../../../ui/form/ErrorSummary.tsx';
import { FormAlert } from '../../../ui/form/FormAlert.tsx';
import { fieldId } from '../../../ui/form/fields.tsx';
import { useForm } from '../../../ui/form/useForm.ts';
import { Alert } from '../../../ui/status/Alert.tsx';
import './apply-dialog.scss';
import { timeNow } from '../../../../session/clock.ts';

const { resumeId: _, ...words } = applyForm.entries;
/** A résumé in the profile is optional. */
const asked = v.object({ ...words, sendsResume: v.boolean() });

interface Props {
  project: Project;
  /** True once an application is in, false on cancel. */
  onClose: (applied: boolean) => void;
  /** The server knows something of the project that this page does not. */
  onRefused: () => void;
}

export default function ApplyDialog({ project, onClose, onRefused }: Props) {
  const [snapshot, send] = useMachine(applyMachine, { input: { projectId: project.pid } });
  const student = useRead(currentStudent);
  const form = useForm(asked, {
    defaultValues: { message: '', resumeLink: '', sendsResume: true },
    failure: snapshot.context.failure,
    draft: draftName(project.pid),
  });
  const { handleSubmit, isDirty } = form;
  const resume = student.data?.resume;

  const { status, output } = snapshot;
  // biome-ignore lint/correctness/useExhaustiveDependencies: closes once, whatever the parent renders
  useEffect(() => {
    if (status === 'done') onClose(output === true);
  }, [status, output]);
  const { failure } = snapshot.context;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each refusal
  useEffect(() => {
    if (!failure || failure.reason === 'unreachable') return;
    onRefused();
    // The résumé may have been replaced in another window.
    if (failure.fields.length > 0) student.refetch();
  }, [failure]);

  const submit = handleSubmit(
    ({ sendsResume, ...written }) => {
      if (student.isError) student.refetch();
      const form = resume ? { ...written, resumeId: sendsResume ? resume.id : null } : written;
      send({ type: 'submit', form, studentId: student.data?.sId ?? null });
    },
    () => send({ type: 'submit invalid' }),
  );
  const alert = applyAlert(snapshot);
  const obstacle = obstacleTo(project, timeNow());
  // Server reasons have priority.
  const blocked = obstacle && !failure?.sentence ? whyNotHere(obstacle, project) : null;
  return (
    <Dialog title="Apply" width={500} keepsOpen={isDirty} onClose={() => send({ type: 'cancel' })}>
      <form onSubmit={submit} noValidate className="dialog-form">
        <ModalBody>
          <p className="stack gap-2px mb-5">
            <strong>{project.title}</strong>
            <CompanyName className="soft" of={project} />
          </p>
          {blocked && <Alert kind="info">{blocked}</Alert>}
          {alert && !blocked && (
            <FormAlert>
              {alert}
              {failure?.sentence && <span className="d-block mt-1">{failure.sentence}</span>}
            </FormAlert>
          )}
          <ErrorSummary {...form} />
          <ApplicationFields
            tie={form.field}
            hint="Say why you want this project and what you would bring."
          />
          {resume && (
            <label className="form-check apply-resume">
              <input
                type="checkbox"
                id={fieldId('resumeId')}
                className="form-check-input"
                {...form.register('sendsResume')}
              />
              <span className="form-check-label">
                Your résumé ({whichOf(resume)}) goes with the application
              </span>
            </label>
          )}
        </ModalBody>
        <ModalFooter>
          <Button look="quiet" onClick={() => send({ type: 'cancel' })}>
            {obstacle ? 'Close' : 'Cancel'}
          </Button>
          {!obstacle && (
            <BusyButton type="submit" look="primary" busy={snapshot.hasTag('busy')}>
              Submit application
            </BusyButton>
          )}
        </ModalFooter>
      </form>
    </Dialog>
  );
}
