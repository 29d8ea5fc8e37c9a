import type { StatusUpdate, StatusUpdateForm } from '../../src/contract/status-updates.ts';
import type { Person } from '../accounts/person.ts';
import { notifyPlaceHolders } from '../applications/places/place-holders.ts';
import { audit } from '../audit/audit.ts';
import { changes, recordOf } from '../audit/rules.ts';
import type { Database } from '../database/open.ts';
import { badField, orNotFound, Problem } from '../http/problem.ts';
import { moveProject } from '../projects/move.ts';
import type { VerbContext } from '../verb-context.ts';
import {
  findNote,
  insertNote,
  type NotedProject,
  projectOfNote,
  updateNote,
} from './repository.ts';
import { effectOf } from './rules.ts';

/** The most of a note's remarks that a notification repeats, in UTF-16 units. */
const repeatedAtMost = 300;

/**
 * Adds a note and notifies whoever holds a place in its project.
 * @throws {Problem} `not-found` for a company that names no project of its own, `move-not-allowed`, `invalid`
 */
export async function addNote(
  services: VerbContext,
  transaction: Database,
  form: StatusUpdateForm,
  by: Person,
): Promise<StatusUpdate> {
  const at = services.clock();
  const project = await moveNoted(services, transaction, form, by, { notifies: false });
  const row = rowOf(form, project, at);
  if (project) await notifyPlaceHolders(services, transaction, project.id, noticeOf(project, form));
  const id = await insertNote(transaction, row);
  const act = { by, at, act: 'added', ...auditSubject(id, row.project_title) };
  const { title, remarks } = form;
  await audit(transaction, { ...act, after: recordOf({ title, remarks }) });
  return orNotFound(await findNote(transaction, id, by));
}

/**
 * Changes a note. It keeps its project while its project title is left as it is, also when the project was renamed since.
 * @throws {Problem} `not-found`, `move-not-allowed`, `invalid`
 */
export async function changeNote(
  services: VerbContext,
  transaction: Database,
  id: number,
  form: StatusUpdateForm,
  by: Person,
): Promise<StatusUpdate> {
  const at = services.clock();
  const before = orNotFound(await findNote(transaction, id, by));
  const isSameProject = before.projectTitle === form.projectTitle;
  const projectId = form.projectId ?? (isSameProject ? (before.projectId ?? undefined) : undefined);
  const named = { ...form, projectId };
  const project = await moveNoted(services, transaction, named, by, { notifies: true });
  const row = rowOf(form, project, at);
  await updateNote(transaction, id, row);
  const { title, remarks, project_title: projectTitle } = row;
  const act = { by, at, act: 'changed', ...auditSubject(id, projectTitle) };
  await audit(transaction, { ...act, ...changes(before, { title, remarks, projectTitle }) });
  return orNotFound(await findNote(transaction, id, by));
}

/** The project that a note is about, moved first where the note asks for it, so that an illegal move writes nothing. */
async function moveNoted(
  services: VerbContext,
  transaction: Database,
  form: StatusUpdateForm,
  by: Person,
  { notifies }: { notifies: boolean },
): Promise<NotedProject | null> {
  const project = await projectOfNote(transaction, form, by);
  if (!project && (by.role === 'Company' || form.projectId !== undefined)) {
    const message = 'Choose one of your projects.';
    throw new Problem('not-found', message, { errors: [{ path: 'projectTitle', message }] });
  }
  const effect = effectOf(form, project);
  if (effect.kind === 'cannot move') throw badField('moveProject', effect.sentence);
  if (effect.kind === 'moves') {
    const move = { to: effect.to, reason: form.remarks.slice(0, 500), notifies };
    await moveProject(services, transaction, effect.projectId, move, by);
  }
  return project;
}

const rowOf = (form: StatusUpdateForm, project: NotedProject | null, at: Date) => ({
  project_id: project?.id ?? null,
  project_title: project?.title ?? form.projectTitle,
  title: form.title,
  remarks: form.remarks,
  updated_at: at,
});

const auditSubject = (id: number, projectTitle: string) =>
  ({ kind: 'status', subjectId: id, subject: projectTitle }) as const;

/** What those who hold a place read of a note. */
const noticeOf = (project: NotedProject, { title, remarks }: StatusUpdateForm) => ({
  title: `${project.title}: ${title}`,
  message: remarks.slice(0, repeatedAtMost) || `“${project.title}” is now: ${title}.`,
});
