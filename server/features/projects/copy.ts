import type { Project } from '../../../src/contract/projects/projects.ts';
import type { Command } from '../../platform/calls/command.ts';
import { membershipOf } from '../../platform/calls/person.ts';
import { execute } from '../../platform/database/rows.ts';
import { badField, orNotFound } from '../../platform/http/problem.ts';
import { dayIn } from '../../platform/jobs/programme-day.ts';
import { findTerm } from '../terms/listing.ts';
import { requireOwnProject } from './owner.ts';
import { postProject } from './post.ts';
import { findForm } from './repository.ts';
import { supervisors } from './team/lead.ts';

/**
 * Copies a project into a term, as a draft: the same words, places and team, the term's days.
 * @throws {Problem} `not-found`, `invalid` for a term that is not there or in which applying has ended
 */
export async function copyProject(command: Command, id: number, termId: number): Promise<Project> {
  const { transaction, by, at, timeZone } = command;
  await requireOwnProject(transaction, id, by);
  const term = await findTerm(transaction, termId, dayIn(timeZone, at));
  if (!term) throw badField('termId', 'There is no such term.');
  const { version: _, ...form } = orNotFound(await findForm(transaction, id));
  const copy = await postProject(command, {
    ...form,
    termId,
    deadline: null,
    startDate: term.workFrom,
    endDate: term.workTo,
    companyId: membershipOf(by).companyId,
    draft: true,
  });
  await execute(transaction)`
    update projects set lead_id = (select lead_id from projects where id = ${id}) where id = ${copy.pid}`;
  await execute(transaction)`
    insert into project_supervisors (project_id, account_id, since)
    select ${copy.pid}, team.account_id, ${at}
    from projects p cross join lateral (${supervisors}) team where p.id = ${id}`;
  return copy;
}
