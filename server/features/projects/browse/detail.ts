import { sql } from 'kysely';
import {
  notesShownAtMost,
  type Project,
  type ProjectDetail,
} from '../../../../src/contract/projects/projects.ts';
import type { Person } from '../../../platform/calls/person.ts';
import { asInstant } from '../../../platform/database/expressions.ts';
import type { Database } from '../../../platform/database/open.ts';
import { allRows } from '../../../platform/database/rows.ts';
import { orNotFound, Problem } from '../../../platform/http/problem.ts';
import { provedDomainOf } from '../../companies/domains/proved.ts';
import { habitsOf } from '../../companies/habits.ts';
import { accountsOf } from '../../companies/members/listing.ts';
import { draftedPlanOf, projectVersion } from '../columns.ts';
import { ownerOf } from '../lock.ts';
import { isOwn, mayChange, mayRead } from '../rules.ts';
import { readProjectTeam } from '../team/lead.ts';
import { selectProjects } from './select.ts';

/** One project for a person, or null when there is none. Whether they may see it is not asked here. */
export async function findProject(
  db: Database,
  id: number,
  person: Person,
  now: Date,
  withWaiting = false,
): Promise<Project | null> {
  const [project] = await selectProjects(db, { person, now, withWaiting }, sql`where p.id = ${id}`);
  return project ?? null;
}

/**
 * A project with what its dialog shows beyond the list.
 * @throws {Problem} `not-found`, also for another company's draft
 */
export async function readProject(
  db: Database,
  id: number,
  person: Person,
  now: Date,
): Promise<ProjectDetail> {
  const owned = orNotFound(await ownerOf(db, id));
  const project = orNotFound(await findProject(db, id, person, now, isOwn(owned, person)));
  if (!mayRead(project.status, owned, person)) throw new Problem('not-found');
  const planned = await allRows<Required<Pick<ProjectDetail, 'draftedPlan' | 'version'>>>(db)`
    select ${draftedPlanOf}, ${projectVersion} from projects p where p.id = ${id}`;
  const notes = await allRows<ProjectDetail['notes'][number]>(db)`
    select title, remarks, ${asInstant(sql`updated_at`)} as at
    from status_updates where project_id = ${id}
    order by updated_at desc, id desc limit ${notesShownAtMost}`;
  const isUnwritten = project.companyAway && person.role === 'Student';
  const isShared = (await accountsOf(db, owned.companyId)).length > 1;
  const team = isShared && mayChange(owned, person) ? await readProjectTeam(db, id) : null;
  return {
    ...project,
    ...planned[0],
    ...(isUnwritten && { draftedPlan: [] }),
    notes: isUnwritten ? [] : notes,
    ...(await habitsOf(db, owned.companyId, now)),
    provedDomain: await provedDomainOf(db, owned.companyId),
    team,
  };
}
