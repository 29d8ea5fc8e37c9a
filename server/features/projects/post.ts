import type { Project, ProjectForm } from '../../../src/contract/projects/projects.ts';
import { tidySkills } from '../../../src/contract/projects/skill-list.ts';
import { daysProblem, unstatedIn } from '../../../src/machines/lifecycle/conditions.ts';
import { deadlineProblem } from '../../../src/machines/lifecycle/project.ts';
import { audit, recordOf } from '../../platform/audit/audit.ts';
import type { Command } from '../../platform/calls/command.ts';
import { membershipOf, type Person } from '../../platform/calls/person.ts';
import type { Database } from '../../platform/database/open.ts';
import { execute } from '../../platform/database/rows.ts';
import { badField, orNotFound, Problem } from '../../platform/http/problem.ts';
import { dayIn } from '../../platform/jobs/programme-day.ts';
import { companyExists } from '../companies/company.ts';
import { needsApproval } from '../companies/needs-approval.ts';
import { inTerm, lockTerm } from '../terms/in-term.ts';
import { findTerm } from '../terms/listing.ts';
import { findProject } from './browse/detail.ts';
import { projectMoved } from './happened.ts';
import { requireOwnProject } from './lock.ts';
import { findForm, insertProject } from './repository.ts';
import { auditSubject } from './rules.ts';
import { supervisors } from './team/lead.ts';

/**
 * Posts a project, sends it for approval where its company needs that, or keeps it as a draft.
 * @throws {Problem} `forbidden` for another company's, `invalid` for a company, term or deadline that cannot be, or for conditions
 *   that are not stated
 */
export async function postProject(
  command: Command,
  { draft, ...written }: ProjectForm,
): Promise<Project> {
  const { transaction, by, at } = command;
  const term = await lockTerm(transaction, written.termId);
  const form = inTerm(written, term, { isChosen: true, at });
  const companyId = await companyFor(transaction, form.companyId, by);
  const mustAsk = by.role === 'Company' && (await needsApproval(command, companyId));
  const posted = mustAsk ? 'Awaiting approval' : 'pending';
  const status = draft ? 'Draft' : posted;
  const late = !draft && deadlineProblem(form.deadline, at);
  if (late) throw badField('deadline', late);
  const disorder = daysProblem(form);
  if (disorder) throw badField(disorder.path, disorder.message);
  const errors = draft ? [] : unstatedIn(form);
  if (errors.length > 0) throw new Problem('invalid', undefined, { errors });
  const project = { ...form, companyId, skills: tidySkills(form.skills) };
  const id = await insertProject(transaction, project, status, at, by.member ? by.accountId : null);
  await audit(command, {
    act: 'posted',
    ...auditSubject(id, project),
    after: recordOf({ ...project, status }),
  });
  await projectMoved(command, { id, leadId: null }, { from: null, to: status, reason: '' });
  return orNotFound(await findProject(transaction, id, by, at));
}

/** The company a project is posted for: one's own, or the one an admin names. */
async function companyFor(
  db: Database,
  companyId: number | undefined,
  by: Person,
): Promise<number> {
  if (by.role === 'Company') {
    const own = membershipOf(by).companyId;
    if (companyId !== undefined && companyId !== own) throw new Problem('forbidden');
    return own;
  }
  if (companyId === undefined) throw badField('companyId', 'Choose the company for this project.');
  if (!(await companyExists(db, companyId)))
    throw badField('companyId', 'There is no such company.');
  return companyId;
}

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
