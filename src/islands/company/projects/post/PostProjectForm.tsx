import { type BaseSyntheticEvent, useDeferredValue, useRef, useState } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import * as v from 'valibot';
import type { Ending, Task } from '../../../../api/act/projects.ts';
import type { Failure } from '../../../../api/problem.ts';
import { ownCompany } from '../../../../api/read/companies.ts';
import { useRead } from '../../../../api/read/useRead.ts';
import type { ProjectDetail, ProjectForm } from '../../../../contract/projects/projects.ts';
import { editableFields, type ProjectField } from '../../../../machines/lifecycle/editing.ts';
import { deadlineProblem } from '../../../../machines/lifecycle/project.ts';
import { timeNow } from '../../../../session/clock.ts';
import { ProjectFacts } from '../../../features/projects/project/ProjectFacts.tsx';
import { DraftNotice } from '../../../ui/form/DraftNotice.tsx';
import { ErrorSummary } from '../../../ui/form/ErrorSummary.tsx';
import { FormAlert } from '../../../ui/form/FormAlert.tsx';
import { hasErrors } from '../../../ui/form/FormTrouble.tsx';
import { useBegan } from '../../../ui/form/useBegan.ts';
import { useForm } from '../../../ui/form/useForm.ts';
import { lazy } from '../../../ui/reading/lazy.tsx';
import { Alert } from '../../../ui/status/Alert.tsx';
import { deadlineWords, isOverdue } from '../../deadline-words.ts';
import { AdvicePanel } from './AdvicePanel.tsx';
import { ConditionsPanel } from './ConditionsPanel.tsx';
import { FrameFields } from './FrameFields.tsx';
import { PlanPanel } from './PlanPanel.tsx';
import { PostActs } from './PostActs.tsx';
import { draftName, keptForm, type PostForm, postedForm, startOf } from './post-form.ts';
import { previewOf } from './post-preview.ts';
import { WorkFields } from './WorkFields.tsx';

const ConfirmPosting = lazy(() => import('./ConfirmPosting.tsx'));

const isPosted = (task: Task, source: ProjectDetail | null): boolean =>
  task.kind === 'edit' && source?.status !== 'Draft';

interface Props {
  task: Task;
  /** Edited or copied. */
  source: ProjectDetail | null;
  failure: Failure | null;
  /** Null while nothing is being sent. */
  sending: Ending | null;
  /** `began` is the project as the edit began from it. */
  onSubmit: (form: ProjectForm, ending: Ending, began: ProjectDetail | null) => void;
}

export function PostProjectForm({ task, source, failure, sending, onSubmit }: Props) {
  // Fields ask for everything that posting needs, until somebody keeps it as a draft.
  const checked = useRef<Ending>(isPosted(task, source) ? 'save' : 'post');
  const [schema] = useState(() =>
    v.lazy(() => (checked.current === 'post' ? postedForm : keptForm)),
  );
  const form = useForm(schema, {
    defaultValues: startOf(task, source),
    failure,
    draft: draftName(task),
  });
  const { began } = useBegan(source, failure, form, (now) => startOf(task, now));

  const edited = task.kind === 'edit' ? began : null;
  const isDraft = !isPosted(task, began);
  const isOpen = (field: ProjectField) => !edited || editableFields(edited.status).includes(field);
  const [toPost, ask] = useState<ProjectForm | null>(null);
  const submit = (ending: Ending) => (event?: BaseSyntheticEvent) => {
    checked.current = ending;
    return form.handleSubmit((written) => {
      if (ending !== 'post') return onSubmit(written, ending, began);
      const late = deadlineProblem(written.deadline ?? null, timeNow());
      if (late) return form.setError('deadline', { type: 'server', message: late });
      ask(written);
    })(event);
  };
  const company = useRead(ownCompany).data;
  const needsApproval = company?.needsApproval ?? false;

  return (
    <form noValidate onSubmit={submit(isDraft ? 'post' : 'save')} className="post-form">
      {failure?.fields.length === 0 && !hasErrors(form) && (
        <FormAlert>
          {failure.sentence ??
            `The project could not be ${task.kind === 'edit' ? 'saved' : 'posted'}. Your entries are still here. Try again.`}
        </FormAlert>
      )}
      {isDraft && needsApproval && (
        <Alert kind="info">
          The programme’s office has not verified your company yet, so it looks at this project
          before students see it. We notify you once it is open.
        </Alert>
      )}
      {edited && isOverdue(edited) && (
        <Alert kind="warning">
          {deadlineWords(edited)}, so nobody can apply. Set a later deadline to reopen it.
        </Alert>
      )}
      <DraftNotice {...form.kept} />
      <ErrorSummary {...form} />
      <div className="stack gap-6">
        <WorkFields form={form} isOpen={isOpen} />
        <FrameFields form={form} isOpen={isOpen} />
        <ConditionsPanel form={form} isOpen={isOpen} />
        <PlanPanel form={form} isOpen={isOpen} />
      </div>
      <div className="post-beside">
        <AdvicePanel control={form.control} isOpen={isOpen} />
        <ProjectPreview control={form.control} companyName={company?.name ?? ''} />
      </div>
      <PostActs
        isDraft={isDraft}
        isKept={edited?.status === 'Draft'}
        needsApproval={needsApproval}
        sending={sending}
        onEnd={(ending) => void submit(ending)()}
      />
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
    </form>
  );
}

interface ProjectPreviewProps {
  control: Control<PostForm, unknown, ProjectForm>;
  companyName: string;
}

/** The project as students will read it, as one writes. */
function ProjectPreview({ control, companyName }: ProjectPreviewProps) {
  // Typing comes first.
  const written = useDeferredValue(useWatch({ control }));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it may be longer than the window, and is scrolled by keys
    <section className="post-preview panel overflow-y-auto" aria-labelledby="preview" tabIndex={0}>
      <h2 id="preview">What students see</h2>
      <h3 className="fs-24">{written.title?.trim() || <span className="soft">Title</span>}</h3>
      <ProjectFacts project={previewOf(written, companyName)} detail={null} />
    </section>
  );
}
