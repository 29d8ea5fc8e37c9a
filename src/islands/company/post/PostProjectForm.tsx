import { valibotResolver } from '@hookform/resolvers/valibot';
import { type BaseSyntheticEvent, useRef } from 'react';
import { useForm } from 'react-hook-form';
import type { SnapshotFrom } from 'xstate';
import type { Project, ProjectForm } from '../../../contract/projects.ts';
import { editableFields, type ProjectField } from '../../../machines/lifecycle/editing.ts';
import {
  type Ending,
  postingAlert,
  type postProjectMachine,
  type Task,
} from '../../../machines/projects/post-project.ts';
import { ErrorSummary } from '../../ui/form/ErrorSummary.tsx';
import { useKeptDraft } from '../../ui/form/useKeptDraft.ts';
import { useServerErrors } from '../../ui/form/useServerErrors.ts';
import { Alert } from '../../ui/status/Alert.tsx';
import { deadlineWords, isOverdue } from '../deadline-words.ts';
import { AdvicePanel } from './AdvicePanel.tsx';
import { ConditionsPanel } from './ConditionsPanel.tsx';
import { FrameFields } from './FrameFields.tsx';
import { PostActs } from './PostActs.tsx';
import { draftName, keptForm, type PostForm, postedForm, startOf } from './post-form.ts';
import { WorkFields } from './WorkFields.tsx';

const keeps = valibotResolver(keptForm);
const checks = { post: valibotResolver(postedForm), draft: keeps, save: keeps };

interface Props {
  task: Task;
  /** What is edited or copied. */
  source: Project | null;
  snapshot: SnapshotFrom<typeof postProjectMachine>;
  onSubmit: (form: ProjectForm, ending: Ending) => void;
}

export function PostProjectForm({ task, source, snapshot, onSubmit }: Props) {
  const edited = task.kind === 'edit' ? source : null;
  const isDraft = !edited || edited.status === 'Draft';
  // Until somebody keeps it as a draft, the fields ask for what posting needs.
  const checked = useRef<Ending>(isDraft ? 'post' : 'save');
  const form = useForm<PostForm, unknown, ProjectForm>({
    mode: 'onTouched',
    shouldFocusError: false,
    resolver: (values, context, options) =>
      checks[checked.current](values, context, options as never),
    defaultValues: startOf(task, source),
  });
  const { errors, submitCount } = form.formState;
  useServerErrors(snapshot.context.failure, form.setError);
  useKeptDraft(draftName(task), form);

  const isOpen = (field: ProjectField) => !edited || editableFields(edited.status).includes(field);
  const submit = (ending: Ending) => (event?: BaseSyntheticEvent) => {
    checked.current = ending;
    return form.handleSubmit((written) => onSubmit(written, ending))(event);
  };
  const alert = postingAlert(snapshot);

  return (
    <form noValidate onSubmit={submit(isDraft ? 'post' : 'save')} className="post-form">
      {alert && <Alert kind="danger">{alert}</Alert>}
      {edited && isOverdue(edited) && (
        <Alert kind="warning">
          {deadlineWords(edited)}, so nobody can apply. Set a later deadline to reopen it.
        </Alert>
      )}
      <ErrorSummary errors={errors} submitCount={submitCount} />
      <div className="post-fields">
        <WorkFields form={form} isOpen={isOpen} />
        <FrameFields form={form} isOpen={isOpen} />
        <ConditionsPanel form={form} isOpen={isOpen} />
      </div>
      <AdvicePanel control={form.control} isOpen={isOpen} />
      <PostActs
        isDraft={isDraft}
        isKept={edited?.status === 'Draft'}
        isBusy={snapshot.hasTag('busy')}
        ending={snapshot.context.ending}
        onEnd={(ending) => void submit(ending)()}
      />
    </form>
  );
}
