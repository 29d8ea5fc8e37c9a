import { firstCharacters } from '../../../../src/contract/characters.ts';
import type {
  StatusUpdate,
  StatusUpdateForm,
  StatusUpdateTitle,
} from '../../../../src/contract/projects/status-updates.ts';
import type { ProjectStatus } from '../../../../src/contract/projects/statuses.ts';
import { audit, changes, recordOf } from '../../../platform/audit/audit.ts';
import type { Command } from '../../../platform/calls/command.ts';
import { execute, insertRow, lockRow, updateRow } from '../../../platform/database/rows.ts';
import { requireVersion } from '../../../platform/http/if-match.ts';
import { badField, orNotFound, Problem } from '../../../platform/http/problem.ts';
import { tellOfNote } from '../happened.ts';
import { moveProject } from '../move.ts';
import { statusNamed } from '../rules.ts';
import { findNote, type NotedProject, noteColumnOf, projectOfNote } from './repository.ts';

/** The most of a note's remarks that a notification repeats, and a move gives as its reason; in characters. */
const repeatedAtMost = 300;
const reasonAtMost = 500;

/**
 * Adds a note and notifies the holders of places in its project.
 * @throws {Problem} `not-found` for a company that names no project of its own, `move-not-allowed`, `invalid`
 */
export async function addNote(command: Command, form: StatusUpdateForm): Promise<StatusUpdate> {
  const { transaction, by } = command;
  const project = await moveNoted(command, form, { notifies: false });
  const row = rowOf(form, project, command);
  if (project) {
    const remarks = firstCharacters(form.remarks, repeatedAtMost);
    await tellOfNote(command, project.id, { title: form.title, remarks });
  }
  const id = await insertRow(transaction, 'status_updates', row);
  const after = recordOf({ title: row.title, remarks: row.remarks });
  await audit(command, { act: 'added', ...auditSubject(id, row.project_title), after });
  return orNotFound(await findNote(transaction, id, by));
}

/**
 * Changes a note. It keeps its project while its project title is left as it is, also when the project was renamed since.
 * @throws {Problem} `not-found`, `changed`, `move-not-allowed`, `invalid`
 */
export async function changeNote(
  command: Command,
  id: number,
  form: StatusUpdateForm,
  version: string | null,
): Promise<StatusUpdate> {
  const { transaction, by } = command;
  await lockRow(transaction, 'status_updates', id);
  const before = orNotFound(await findNote(transaction, id, by));
  requireVersion(version, before, form, noteColumnOf);
  const isSameProject = before.projectTitle === form.projectTitle;
  const projectId = form.projectId ?? (isSameProject ? (before.projectId ?? undefined) : undefined);
  const named = { ...form, projectId };
  const project = await moveNoted(command, named, { notifies: true });
  const row = rowOf(form, project, command);
  await updateRow(transaction, 'status_updates', id, row);
  const { title, remarks, project_title: projectTitle } = row;
  await audit(command, {
    act: 'changed',
    ...auditSubject(id, projectTitle),
    ...changes(before, { title, remarks, projectTitle }),
  });
  return orNotFound(await findNote(transaction, id, by));
}

/** The project that a note is about, moved first where the note asks for it, so that an illegal move writes nothing. */
async function moveNoted(
  command: Command,
  form: StatusUpdateForm,
  { notifies }: { notifies: boolean },
): Promise<NotedProject | null> {
  const { transaction, by } = command;
  const project = await projectOfNote(transaction, form, by);
  if (!project && (by.role === 'Company' || form.projectId !== undefined)) {
    const message = 'Choose one of your projects.';
    throw new Problem('not-found', message, { errors: [{ path: 'projectTitle', message }] });
  }
  const effect = effectOf(form, project);
  if (effect.kind === 'cannot move') throw badField('moveProject', effect.sentence);
  if (effect.kind === 'moves') {
    const move = { to: effect.to, reason: firstCharacters(form.remarks, reasonAtMost), notifies };
    await moveProject(command, effect.projectId, move);
  }
  return project;
}

const rowOf = (form: StatusUpdateForm, project: NotedProject | null, { by, at }: Command) => ({
  project_id: project?.id ?? null,
  project_title: project?.title ?? form.projectTitle,
  title: form.title,
  remarks: form.remarks,
  updated_at: at,
  account_id: by.accountId,
});

/** @throws {Problem} `not-found`, also for another company's */
export async function deleteNote(command: Command, id: number): Promise<void> {
  const { transaction, by } = command;
  const { projectTitle, title, remarks } = orNotFound(await findNote(transaction, id, by));
  await execute(transaction)`delete from status_updates where id = ${id}`;
  const before = recordOf({ title, remarks });
  await audit(command, { act: 'deleted', ...auditSubject(id, projectTitle), before });
}

const auditSubject = (id: number, projectTitle: string) =>
  ({ kind: 'status', subjectId: id, subject: projectTitle }) as const;

type Effect =
  | { readonly kind: 'note only' }
  | { readonly kind: 'moves'; readonly projectId: number; readonly to: ProjectStatus }
  | { readonly kind: 'cannot move'; readonly sentence: string };

/** A note moves its project only when asked to, when there is one, and when its title names another status than now. */
function effectOf(
  note: { readonly title: StatusUpdateTitle; readonly moveProject: boolean },
  project: { readonly id: number; readonly status: ProjectStatus } | null,
): Effect {
  if (!note.moveProject) return { kind: 'note only' };
  const to = statusNamed(note.title);
  if (!to)
    return { kind: 'cannot move', sentence: `A project cannot have the status ${note.title}.` };
  if (!project) return { kind: 'cannot move', sentence: 'No project has this title.' };
  if (project.status === to) return { kind: 'note only' };
  return { kind: 'moves', projectId: project.id, to };
}
