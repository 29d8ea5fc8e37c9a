import type { Project, ProjectForm } from '../../../src/contract/projects/projects.ts';
import { tidySkills } from '../../../src/contract/projects/skill-list.ts';
import { daysProblem, unstatedIn } from '../../../src/machines/lifecycle/conditions.ts';
import { deadlineProblem } from '../../../src/machines/lifecycle/project.ts';
import { audit } from '../../platform/audit/audit.ts';
import { recordOf } from '../../platform/audit/rules.ts';
import type { Command } from '../../platform/calls/command.ts';
import { membershipOf, type Person } from '../../platform/calls/person.ts';
import type { Database } from '../../platform/database/open.ts';
import { badField, orNotFound, Problem } from '../../platform/http/problem.ts';
import { companyExists } from '../companies/company.ts';
import { needsApproval } from '../companies/needs-approval.ts';
import { inTerm, lockTerm } from '../terms/in-term.ts';
import { askForApproval } from './approval/notifications.ts';
import { findProject } from './browse/detail.ts';
import { insertProject, recordMove } from './repository.ts';
import { auditSubject } from './rules.ts';

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
  const move = { from: null, to: status, reason: '' } as const;
  await recordMove(transaction, { projectId: id, at, by: by.accountId, ...move });
  await audit(command, {
    act: 'posted',
    ...auditSubject(id, project),
    after: recordOf({ ...project, status }),
  });
  if (status === 'Awaiting approval') await askForApproval(command, id);
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
