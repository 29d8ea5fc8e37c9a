import { valibotResolver } from '@hookform/resolvers/valibot';
import { useMachine } from '@xstate/react';
import { useEffect } from 'react';
import ModalBody from 'react-bootstrap/ModalBody';
import ModalFooter from 'react-bootstrap/ModalFooter';
import { useForm } from 'react-hook-form';
import { applyForm } from '../../../contract/applications.ts';
import type { Project } from '../../../contract/projects.ts';
import { alertOf, applyMachine } from '../../../machines/apply.ts';
import { forgetDraft } from '../../../machines/drafts.ts';
import { Alert } from '../../ui/Alert.tsx';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { ErrorSummary } from '../../ui/ErrorSummary.tsx';
import { TextArea, TextField } from '../../ui/fields.tsx';
import { useKeptDraft } from '../../ui/useKeptDraft.ts';
import { useServerErrors } from '../../ui/useServerErrors.ts';
import { StudentContext } from '../student-context.ts';
import { draftName } from './left-application.ts';

interface Props {
  project: Project;
  /** True once an application is in, false on cancel. */
  onClose: (applied: boolean) => void;
}

export default function ApplyDialog({ project, onClose }: Props) {
  const [snapshot, send] = useMachine(applyMachine, { input: { projectId: project.pid } });
  const student = StudentContext.useActorRef();
  const { register, handleSubmit, reset, subscribe, setError, formState } = useForm({
    mode: 'onTouched',
    shouldFocusError: false,
    resolver: valibotResolver(applyForm),
    defaultValues: { message: '', resumeLink: '' },
  });
  const { errors, submitCount, isDirty } = formState;
  const draft = draftName(project.pid);
  useKeptDraft(draft, { reset, subscribe });
  useServerErrors(snapshot.context.failure, setError);

  const { status, output } = snapshot;
  // biome-ignore lint/correctness/useExhaustiveDependencies: closes once, whatever the parent renders
  useEffect(() => {
    if (status !== 'done') return;
    forgetDraft(draft);
    onClose(output === true);
  }, [status, output]);

  const submit = handleSubmit(
    (form) => {
      const { student: known } = student.getSnapshot().context;
      if (!known) student.send({ type: 'retry' });
      send({ type: 'submit', form, studentId: known?.sId ?? null });
    },
    () => send({ type: 'submit invalid' }),
  );
  const alert = alertOf(snapshot);
  const reason = snapshot.context.failure?.sentence;
  return (
    <Dialog title="Apply" width={500} keepsOpen={isDirty} onClose={() => send({ type: 'cancel' })}>
      <form onSubmit={submit} noValidate className="dialog-form">
        <ModalBody>
          <p className="apply-to">
            <strong>{project.title}</strong>
            <span className="soft">{project.companyName}</span>
          </p>
          {alert && (
            <Alert kind="danger">
              {alert}
              {reason && <span className="d-block mt-1">{reason}</span>}
            </Alert>
          )}
          <ErrorSummary errors={errors} submitCount={submitCount} />
          <TextArea
            label="Message"
            optional
            rows={6}
            hint="What draws you to this project, and what you would bring to it."
            field={register('message')}
            error={errors.message?.message}
          />
          <TextField
            label="Resume link"
            optional
            type="url"
            autoComplete="url"
            hint="An address the company can open, such as https://…"
            field={register('resumeLink')}
            error={errors.resumeLink?.message}
          />
        </ModalBody>
        <ModalFooter>
          <button type="button" className="btn btn-quiet" onClick={() => send({ type: 'cancel' })}>
            Cancel
          </button>
          <BusyButton type="submit" className="btn btn-accent" busy={snapshot.hasTag('busy')}>
            Submit application
          </BusyButton>
        </ModalFooter>
      </form>
    </Dialog>
  );
}
