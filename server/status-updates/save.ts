import type { StatusUpdateForm } from '../../src/contract/status-updates.ts';
import type { Person } from '../accounts/person.ts';
import { tellPlaceHolders } from '../applications/places/place-holders.ts';
import { audit } from '../audit/audit.ts';
import { changes, whole } from '../audit/rules.ts';
import type { Database } from '../database/open.ts';
import { badField, orNotFound, Problem } from '../http/problem.ts';
import { moveProject } from '../projects/move.ts';
import type { Services } from '../services.ts';
import { addNote, findNote, type NotedProject, projectOfNote, updateNote } from './repository.ts';
import { effectOf } from './rules.ts';

/** The most of a note's remarks that a notification repeats, in UTF-16 units. */
const repeatedAtMost = 300;

/**
 * Saves a note, new or changed, with the open transaction; moves its project first where asked to, so
 * that an illegal move writes nothing. Whoever holds a place is told of a new note.
 * @returns its number
 * @throws {Problem} `not-found` for a company that names no project of its own, `move-not-allowed`, `invalid`
 */
export async function saveNote(
  services: Services,
  transaction: Database,
  id: number | null,
  form: StatusUpdateForm,
  person: Person,
): Promise<number> {
  const project = await projectOfNote(transaction, form, person);
  if (!project && (person.role === 'Company' || form.projectId !== undefined)) {
    const message = 'Choose one of your projects.';
    throw new Problem('not-found', message, { errors: [{ path: 'projectTitle', message }] });
  }
  const effect = effectOf(form, project);
  if (effect.kind === 'cannot move') throw badField('moveProject', effect.sentence);
  if (effect.kind === 'moves') {
    const move = { to: effect.to, reason: form.remarks.slice(0, 500), told: id === null };
    await moveProject(services, transaction, effect.projectId, move, person);
  }
  const row = {
    project_id: project?.id ?? null,
    project_title: project?.title ?? form.projectTitle,
    title: form.title,
    remarks: form.remarks,
    updated_at: services.clock(),
  };
  const act = {
    by: person,
    at: services.clock(),
    kind: 'status',
    subject: row.project_title,
  } as const;
  const says = { title: form.title, remarks: form.remarks };
  if (id !== null) {
    const before = orNotFound(await findNote(transaction, id, person));
    await updateNote(transaction, id, row);
    const change = changes(before, { ...says, projectTitle: row.project_title });
    await audit(transaction, { ...act, act: 'changed', subjectId: id, ...change });
    return id;
  }
  if (project) await tellPlaceHolders(services, transaction, project.id, newsOf(project, form));
  const added = await addNote(transaction, row);
  await audit(transaction, { ...act, act: 'added', subjectId: added, after: whole(says) });
  return added;
}

/** What those who hold a place read of a note. */
const newsOf = (project: NotedProject, { title, remarks }: StatusUpdateForm) => ({
  title: `${project.title}: ${title}`,
  message: remarks.slice(0, repeatedAtMost) || `“${project.title}” is now: ${title}.`,
});
