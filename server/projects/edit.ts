import { sql } from 'kysely';
import type { ProjectEdit } from '../../src/contract/running-projects.ts';
import type { Person } from '../accounts/person.ts';
import { audit } from '../audit/audit.ts';
import { changes, whole } from '../audit/rules.ts';
import type { Database } from '../database/open.ts';
import { badField, orNotFound, Problem } from '../http/problem.ts';
import { lockOwn } from './lock.ts';
import { updateProject } from './repository.ts';
import { judgeDelete, judgeEdit, tidySkills } from './rules.ts';

/**
 * Writes what a person changed about a project, as far as its status lets them.
 * @throws {Problem} `not-found`, `not-editable` with the fields that still may change, `invalid`
 */
export async function editProject(
  transaction: Database,
  id: number,
  form: ProjectEdit,
  person: Person,
  now: Date,
): Promise<void> {
  const project = await lockOwn(transaction, id, person);
  const wanted = { ...form, skills: tidySkills(form.skills) };
  const before = await written(transaction, id);
  const verdict = judgeEdit(project, before, wanted, now);
  switch (verdict.kind) {
    case 'not editable':
      throw new Problem('not-editable', `A project that is ${project.status} keeps this.`, {
        allowed: verdict.allowed,
        errors: verdict.fields.map((path) => ({ path, message: 'This can no longer change.' })),
      });
    case 'invalid':
      throw badField(verdict.field, verdict.sentence);
    case 'edits':
      await updateProject(transaction, id, wanted);
      await audit(transaction, {
        by: person,
        at: now,
        act: 'changed',
        kind: 'project',
        subjectId: id,
        subject: wanted.title,
        ...changes(before, await written(transaction, id)),
      });
  }
}

/** What a project says now, as the form would send it. */
async function written(transaction: Database, id: number): Promise<ProjectEdit> {
  const { rows } = await sql<Omit<ProjectEdit, 'deadline'> & { deadline: Date | null }>`
    select title, description, project_link as "projectLink", skills, engineering_type as "engineeringType",
      duration_days as duration, location, places, deadline
    from projects where id = ${id}`.execute(transaction);
  const row = orNotFound(rows[0]);
  return { ...row, deadline: row.deadline?.toISOString() ?? null };
}

/**
 * Deletes a draft that nothing depends on.
 * @throws {Problem} `not-found`, `in-use` with what depends on it
 */
export async function deleteProject(
  transaction: Database,
  id: number,
  person: Person,
  now: Date,
): Promise<void> {
  const project = await lockOwn(transaction, id, person);
  const { rows } = await sql<{ applications: number }>`
    select count(*)::int as applications from applications where project_id = ${id}`.execute(
    transaction,
  );
  const obstacle = judgeDelete(project.status, rows[0]?.applications ?? 0);
  if (obstacle) throw new Problem('in-use', obstacle);
  const before = whole(await written(transaction, id));
  await sql`delete from projects where id = ${id}`.execute(transaction);
  const subject = { kind: 'project', subjectId: id, subject: project.title } as const;
  await audit(transaction, { by: person, at: now, act: 'deleted', ...subject, before });
}
