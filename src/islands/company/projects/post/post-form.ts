import * as v from 'valibot';
import type { Task } from '../../../../api/act/projects.ts';
import type { EngineeringType } from '../../../../contract/accounts/people.ts';
import { conditionsOf, notStated } from '../../../../contract/projects/conditions.ts';
import {
  type ProjectDetail,
  type ProjectForm,
  projectForm,
} from '../../../../contract/projects/projects.ts';
import type { ProjectField } from '../../../../machines/lifecycle/editing.ts';
import {
  draftConditions,
  inOrder,
  openConditions,
} from '../../../features/projects/conditions/condition-form.ts';
import { instantOf, localTimeOf } from '../../../ui/form/local-time.ts';
import type { Form as FormOf } from '../../../ui/form/useForm.ts';

/** The wire's form, with the deadline as the browser's own field gives it: the reader's local time. */
const entries = {
  ...projectForm.entries,
  deadline: v.pipe(v.optional(v.string(), ''), v.transform(instantOf)),
};
/** A draft may leave conditions out; a posted project must state them all. */
export const keptEntries = { ...entries, ...draftConditions };
const kept = v.object(keptEntries);
export type PostForm = v.InferInput<typeof kept>;

export const keptForm = v.pipe(kept, inOrder());
export const postedForm = v.pipe(v.object({ ...entries, ...openConditions }), inOrder());

export type Form = FormOf<PostForm, ProjectForm>;

export interface FieldsProps {
  form: Form;
  /** True if the field may change at this stage of the project. */
  isOpen: (field: ProjectField) => boolean;
}

const blank: Partial<PostForm> = {
  title: '',
  description: '',
  location: '',
  places: 1,
  skills: '',
  projectLink: '',
  deadline: '',
  termId: null,
  draftedPlan: [],
  ...notStated,
};

/** First values of the form: blank, a project to edit, or one to copy without its deadline. */
export function startOf(task: Task, source: ProjectDetail | null): Partial<PostForm> {
  if (!source) return blank;
  const { title, description, projectLink, skills, duration, location, places } = source;
  return {
    ...{ title, description, projectLink, skills, duration, location, places },
    ...conditionsOf(source),
    engineeringType: source.engineeringType as EngineeringType,
    deadline: task.kind === 'edit' ? localTimeOf(source.deadline) : '',
    // A copy is in no term until one is chosen: that of the earlier project may be over.
    termId: task.kind === 'edit' ? (source.termId ?? null) : null,
    draftedPlan: source.draftedPlan ?? [],
  };
}

/**
 * The form for the wire. The browser's field knows no seconds: a deadline that was not touched stays
 * the instant it was.
 */
export function asSent(form: ProjectForm, task: Task, source: ProjectDetail | null): ProjectForm {
  const isUntouched =
    task.kind === 'edit' && source && instantOf(localTimeOf(source.deadline)) === form.deadline;
  return isUntouched ? { ...form, deadline: source.deadline } : form;
}

/** Local storage name of the unsent text. */
export const draftName = (task: Task): string =>
  task.kind === 'new' ? 'post-project' : `post-project-${task.kind}-${task.pid}`;
