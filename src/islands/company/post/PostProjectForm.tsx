import { valibotResolver } from '@hookform/resolvers/valibot';
import { lazy, Suspense, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { SnapshotFrom } from 'xstate';
import type { Project, ProjectForm } from '../../../contract/projects.ts';
import { ownCompany } from '../../../machines/area/own-company.ts';
import { editableFields, type ProjectField } from '../../../machines/lifecycle/editing.ts';
import { deadlineProblem } from '../../../machines/lifecycle/project.ts';
import {
  type Ending,
  postingAlert,
  type postProjectMachine,
  type Task,
} from '../../../machines/projects/post-project.ts';
import { DraftNotice } from '../../ui/form/DraftNotice.tsx';
import { ErrorSummary } from '../../ui/form/ErrorSummary.tsx';
import { FormAlert } from '../../ui/form/FormAlert.tsx';
import { useBegan } from '../../ui/form/useBegan.ts';
import { useKeptDraft } from '../../ui/form/useKeptDraft.ts';
import { useServerErrors } from '../../ui/form/useServerErrors.ts';
import { useRead } from '../../ui/reading/useRead.ts';
import { Alert } from '../../ui/status/Alert.tsx';
import { deadlineWords, isOverdue } from '../deadline-words.ts';
import { AdvicePanel } from './AdvicePanel.tsx';
import { FrameFields } from './FrameFields.tsx';
import { PostActs } from './PostActs.tsx';
import { draftName, type PostForm, postForm, startOf } from './post-form.ts';
import { WorkFields } from './WorkFields.tsx';

const ConfirmPosting = lazy(() => import('./ConfirmPosting.tsx'));

interface Props {
  task: Task;
  /** What is edited or copied. */
  source: Project | null;
  snapshot: SnapshotFrom<typeof postProjectMachine>;
  /** `began` is the project as the edit began from it. */
  onSubmit: (form: ProjectForm, ending: Ending, began: Project | null) => void;
}

export function PostProjectForm({ task, source, snapshot, onSubmit }: Props) {
  const form = useForm<PostForm, unknown, ProjectForm>({
    mode: 'onTouched',
    shouldFocusError: false,
    resolver: valibotResolver(postForm),
    defaultValues: startOf(task, source),
  });
  const { errors, submitCount } = form.formState;
  useServerErrors(snapshot.context.failure, form.setError);
  const draft = useKeptDraft(draftName(task), form);
  const began = useBegan(source, snapshot.context.failure, form, (now) => startOf(task, now));

  const edited = task.kind === 'edit' ? began : null;
  const isOpen = (field: ProjectField) => !edited || editableFields(edited.status).includes(field);
  const [toPost, ask] = useState<ProjectForm | null>(null);
  const submit = (ending: Ending) =>
    form.handleSubmit((written) => {
      if (ending !== 'post') return onSubmit(written, ending, began);
      const late = deadlineProblem(written.deadline ?? null, new Date());
      if (late) return form.setError('deadline', { type: 'server', message: late });
      ask(written);
    });
  const isDraft = !edited || edited.status === 'Draft';
  const needsApproval = useRead(ownCompany).data?.needsApproval ?? false;
  const alert = postingAlert(snapshot);

  return (
    <form noValidate onSubmit={submit(isDraft ? 'post' : 'save')} className="post-form">
      {alert && <FormAlert>{alert}</FormAlert>}
      {isDraft && needsApproval && (
        <Alert kind="info">
          Your company is new here, so the programme team looks at your first project before
          students see it. We notify you once it is open.
        </Alert>
      )}
      {edited && isOverdue(edited) && (
        <Alert kind="warning">
          {deadlineWords(edited)}, so nobody can apply. Set a later deadline to reopen it.
        </Alert>
      )}
      <DraftNotice {...draft} />
      <ErrorSummary errors={errors} submitCount={submitCount} />
      <div className="post-fields">
        <WorkFields form={form} isOpen={isOpen} />
        <FrameFields form={form} isOpen={isOpen} />
      </div>
      <AdvicePanel control={form.control} isOpen={isOpen} />
      <PostActs
        isDraft={isDraft}
        isKept={edited?.status === 'Draft'}
        needsApproval={needsApproval}
        isBusy={snapshot.hasTag('busy')}
        ending={snapshot.context.ending}
        onEnd={(ending) => void submit(ending)()}
      />
      <Suspense fallback={null}>
        {toPost && (
          <ConfirmPosting
            project={toPost}
            needsApproval={needsApproval}
            onYes={() => {
              ask(null);
              onSubmit(toPost, 'post', began);
            }}
            onNo={() => ask(null)}
          />
        )}
      </Suspense>
    </form>
  );
}
