import {
  getProject,
  listProjects,
  type Project,
  type ProjectForm,
  postProject,
  projectFilters,
} from '../../contract/projects/projects.ts';
import {
  deleteProject,
  editProject,
  moveProject,
  type ProjectEdit,
} from '../../contract/projects/running-projects.ts';
import {
  labelOfStatus,
  type ProjectStatus,
  projectStatuses,
  projectStatusLabels,
} from '../../contract/projects/statuses.ts';
import { call } from '../client.ts';
import { pageFrom, type TableQuery } from './asked.ts';
import { serverSource } from './server-source.ts';
import type { Change } from './source.ts';

/** The list of projects is shared with the students', and names its parts a little differently. */
const asked = ({ searchText, sort, filters }: TableQuery) => ({
  searchText,
  sort: sort === '' ? projectFilters.entries.sort.default : sort,
  engineering: filters.engineeringType ?? '',
  status: filters.status ?? '',
  term: filters.term ?? '',
});

export const projects = serverSource<ManagedProject, ManagedProjectForm>({
  noun: 'project',
  labelOf: ({ title }) => title,
  sample: 'projects',
  deletableKind: 'project',
  csv: [
    'id',
    'title',
    'description',
    'technology',
    { name: 'status', of: ({ status }) => labelOfStatus(status) },
  ],
  calls: { list: listProjects, remove: deleteProject },
  list: async (query, signal) => {
    const page = await pageFrom(listProjects, query, asked(query), signal);
    return { ...page, rows: page.rows.map(managed) };
  },
  add: async (form, key) => managed(await addProject(form, key)),
  change: async (change) => managed(await changeProject(change)),
  instead: { label: 'Cancel it instead', act: 'move', form: { status: 'Cancelled' } },
});

/** A project as the table knows it: the server's, or a sample with the specification's five fields. */
export interface ManagedProject extends Partial<Omit<Project, 'status'>> {
  readonly id: number;
  readonly title: string;
  readonly description: string;
  readonly technology: string;
  readonly status: string;
}

/** Fields the dialog adds or changes, besides the status. */
export interface ManagedProjectForm {
  /** The label of a status: Pending, Ongoing, Completed… */
  readonly status: string;
  /** Reason for leaving an end status. */
  readonly reason?: string;
  /** A new deadline, where it opens after the old one has passed. */
  readonly deadline?: string | undefined;
  readonly project: ProjectForm | ProjectEdit;
}

export const managed = (project: Project): ManagedProject => ({
  ...project,
  id: project.pid,
  technology: project.skills,
});

const move = (id: number, status: string, reason = '', deadline?: string): Promise<Project> =>
  call(moveProject, { params: { id }, body: { status, reason, deadline } });

const wayTo: Readonly<Record<string, readonly ProjectStatus[]>> = {
  Ongoing: ['In Progress'],
  Completed: ['In Progress', 'Completed'],
};

/** A project is posted as pending; the status chosen for it is reached along its lifecycle. */
async function addProject(
  { project, status }: ManagedProjectForm,
  idempotencyKey: string,
): Promise<Project> {
  const posted = await call(postProject, {
    body: project as ProjectForm,
    idempotencyKey,
  });
  const way = wayTo[status] ?? [];
  let reached = posted;
  try {
    for (const next of way) reached = await move(posted.pid, next);
  } catch (error) {
    // It is there, and listed with the status it has: nothing to write a second time.
    console.error(error);
  }
  return reached;
}

/** Changes the fields first, then moves the project. Either may be absent. */
async function changeProject({ id, act, form, patch }: Change & { id: number }): Promise<Project> {
  if (act === 'move') {
    const { status, reason } = form as { status: string; reason?: string };
    return move(id, status, reason);
  }
  const { project, status, reason, deadline, before } = form as ManagedProjectForm & {
    before: { status: ProjectStatus; project: ProjectEdit };
  };
  let changed: Project | null = null;
  if (JSON.stringify(project) !== JSON.stringify(before.project)) {
    changed = await call(editProject, {
      params: { pid: id },
      body: project as ProjectEdit,
      version: (patch as ManagedProject).version,
    });
  }
  if (statusOf(status) !== before.status) return move(id, status, reason, deadline);
  return changed ?? (await call(getProject, { params: { pid: id } }));
}

/** The status behind its label. */
export const statusOf = (label: string): ProjectStatus =>
  projectStatuses.find((status) => projectStatusLabels[status] === label) ??
  (label as ProjectStatus);
