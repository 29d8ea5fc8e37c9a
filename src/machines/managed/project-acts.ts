import { call } from '../../api/client.ts';
import { endpoints } from '../../contract/endpoints.ts';
import {
  type Project,
  type ProjectForm,
  type ProjectStatus,
  projectStatuses,
  projectStatusLabels,
} from '../../contract/projects/projects.ts';
import type { ProjectEdit } from '../../contract/projects/running-projects.ts';
import type { Change } from '../table/source.ts';
import type { ManagedProject, ManagedProjectForm } from './managed-project.ts';

const move = (id: number, status: string, reason = '', deadline?: string): Promise<Project> =>
  call(endpoints.moveProject, { params: { id }, body: { status, reason, deadline } });

/** A project is posted as pending; the status chosen for it is reached along its lifecycle. */
export async function addProject(
  { project, status }: ManagedProjectForm,
  idempotencyKey: string,
): Promise<Project> {
  const posted = await call(endpoints.postProject, {
    body: project as ProjectForm,
    idempotencyKey,
  });
  const way: readonly ProjectStatus[] =
    ({ Ongoing: ['In Progress'], Completed: ['In Progress', 'Completed'] }[status] as never) ?? [];
  let reached = posted;
  try {
    for (const next of way) reached = await move(posted.pid, next);
  } catch (error) {
    // It is there, and listed with the status it has: nothing to write a second time.
    console.error(error);
  }
  return reached;
}

/** What may change is changed first, then the project moves. Either may be all there is to do. */
export async function changeProject({
  id,
  act,
  form,
  patch,
}: Change & { id: number }): Promise<Project> {
  if (act === 'move') {
    const { status, reason } = form as { status: string; reason?: string };
    return move(id, status, reason);
  }
  const { project, status, reason, deadline, before } = form as ManagedProjectForm & {
    before: { status: ProjectStatus; project: ProjectEdit };
  };
  let changed: Project | null = null;
  if (JSON.stringify(project) !== JSON.stringify(before.project)) {
    changed = await call(endpoints.editProject, {
      params: { pid: id },
      body: project as ProjectEdit,
      version: (patch as ManagedProject).version,
    });
  }
  if (statusOf(status) !== before.status) return move(id, status, reason, deadline);
  return changed ?? (await call(endpoints.getProject, { params: { pid: id } }));
}

/** The status behind its label. */
export const statusOf = (label: string): ProjectStatus =>
  projectStatuses.find((status) => projectStatusLabels[status] === label) ??
  (label as ProjectStatus);
