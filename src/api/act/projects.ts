import { type Project, type ProjectForm, postProject } from '../../contract/projects/projects.ts';
import {
  editProject,
  listProjectMoves,
  moveProject,
} from '../../contract/projects/running-projects.ts';
import { call } from '../client.ts';
import { sendOnce } from './sending-key.ts';

/** A new project, a copy, or an edit. */
export type Task =
  | { readonly kind: 'new' }
  | { readonly kind: 'copy'; readonly pid: number }
  | { readonly kind: 'edit'; readonly pid: number };

/** Post it, keep it as a draft, or save the changes. */
export type Ending = 'post' | 'draft' | 'save';

interface Written {
  readonly task: Task;
  readonly form: ProjectForm;
  readonly ending: Ending;
  /** Project before the edit; null for a new one. */
  readonly before: Pick<Project, 'status' | 'version'> | null;
}

/** Sends a project that was written. */
export async function sendProject({ task, form, ending, before }: Written): Promise<Project> {
  if (task.kind !== 'edit') {
    const body = { ...form, draft: ending === 'draft' };
    return sendOnce('project', body, (idempotencyKey) =>
      call(postProject, { body, idempotencyKey }),
    );
  }
  const { pid } = task;
  const { draft: _, companyId: __, ...body } = form;
  const version = before?.version;
  const edited = await call(editProject, { params: { pid }, body, version });
  if (ending !== 'post' || before?.status !== 'Draft') return edited;
  // A company that is new here sends it for approval instead.
  const { moves } = await call(listProjectMoves, { params: { pid } });
  const isNew = moves.some(({ to }) => to === 'Awaiting approval');
  const status = isNew ? 'Awaiting approval' : 'pending';
  return call(moveProject, { params: { id: pid }, body: { status } });
}
