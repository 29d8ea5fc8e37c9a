import { type RawBuilder, sql } from 'kysely';
import { memberMay } from '../../../src/contract/companies/member-rights.ts';
import type { ProjectStatus } from '../../../src/contract/projects/statuses.ts';
import type { Person } from '../../platform/calls/person.ts';
import type { Database } from '../../platform/database/open.ts';
import { execute, firstRow } from '../../platform/database/rows.ts';
import { requireLatest } from '../../platform/http/if-match.ts';
import { orNotFound, Problem } from '../../platform/http/problem.ts';
import { termTimes } from '../terms/in-term.ts';
import { isOver, type TermTimes } from '../terms/rules.ts';
import { projectVersion } from './columns.ts';
import { mayChange, type Owned } from './rules.ts';
import { leadOf, supervisorsOf } from './team/lead.ts';

/** Facts for a project's moves. The row stays locked until the transaction ends. */
export interface LockedProject extends Owned {
  readonly id: number;
  readonly status: ProjectStatus;
  readonly title: string;
  readonly places: number;
  readonly placesTaken: number;
  /** Applying ends here; null means whenever the project leaves pending. */
  readonly deadline: Date | null;
  /** In whose days it is; null for none. */
  readonly term: TermTimes | null;
  readonly companyName: string;
  readonly companyAway: boolean;
  /** Null if nobody signs in for its company. */
  readonly leadId: number | null;
}

/**
 * Locks a project's row until the transaction ends. Whatever moves a project or one of its
 * applications takes this lock first, so that places are counted one mover at a time.
 */
export async function lockProject(
  transaction: Database,
  id: number,
): Promise<LockedProject | null> {
  const row = await firstRow<
    Omit<LockedProject, 'term'> & { [Time in keyof TermTimes]: TermTimes[Time] | null }
  >(transaction)`
    select p.id, p.status, p.title, p.places, p.places_taken as "placesTaken", p.deadline, ${termTimes},
      p.company_id as "companyId", c.name as "companyName", p.company_disabled as "companyAway", ${leadOf} as "leadId", ${supervisorsOf} as supervisors
    from projects p join companies c on c.id = p.company_id left join terms t on t.id = p.term_id
    where p.id = ${id} for update of p`;
  if (!row) return null;
  const { name, opensAt, closesAt, answersEndAt, endsAt, ...project } = row;
  const term =
    name === null ? null : ({ name, opensAt, closesAt, answersEndAt, endsAt } as TermTimes);
  return { ...project, term };
}

/** Counts places and waiting applications up or down; the project must be locked. */
export const changeCounts = (
  transaction: Database,
  projectId: number,
  change: { places: number; waiting: number },
) =>
  execute(transaction)`
    update projects
    set places_taken = places_taken + ${change.places}, open_applications = open_applications + ${change.waiting}
    where id = ${projectId}`;

/**
 * Locks a project for its company or an admin, who may change it.
 * @throws {Problem} `not-found`, also for a stranger's
 */
export async function lockOwnProject(
  transaction: Database,
  id: number,
  person: Person,
): Promise<LockedProject> {
  const project = orNotFound(await lockProject(transaction, id));
  if (!mayChange(project, person)) throw new Problem('not-found');
  return project;
}

/** Projects of a past term cannot change. @throws {Problem} `term-over` */
export function requireNotOver({ term }: Pick<LockedProject, 'term'>, now: Date): void {
  if (term && isOver(term, now))
    throw new Problem('term-over', `${term.name} is over, so its projects stay as they are.`);
}

/**
 * Refuses a decision about an older version of a locked project.
 * @param version of the project that was decided about; null if the caller does not send it
 * @param next what to do once the project was read again, in a word
 * @throws {Problem} `changed`
 */
export async function requireProjectRead(
  transaction: Database,
  id: number,
  version: string | null,
  next: 'decide' | 'accept',
): Promise<void> {
  if (version === null) return;
  const row = await firstRow<{ version: string }>(transaction)`
    select ${projectVersion} from projects p where p.id = ${id}`;
  requireLatest(
    version,
    orNotFound(row).version,
    `This project was changed after you opened it. Read it again, then ${next}.`,
  );
}

/** Reads the company and supervisors of a project; null if there is no such project. */
export const ownerOf = (db: Database, projectId: number) =>
  firstRow<Owned>(db)`
    select p.company_id as "companyId", ${supervisorsOf} as supervisors from projects p where p.id = ${projectId}`;

/**
 * Refuses a person who may not change a project, without a lock.
 * @throws {Problem} `not-found`, also for a stranger's
 */
export async function requireOwnProject(
  db: Database,
  projectId: number,
  person: Person,
): Promise<void> {
  const project = orNotFound(await ownerOf(db, projectId));
  if (!mayChange(project, person)) throw new Problem('not-found');
}

/**
 * The condition on `projects p` that it is one of this person's, like `isOwn`; false for a person without a company.
 */
export function ownProjects({
  accountId,
  member,
}: Pick<Person, 'accountId' | 'member'>): RawBuilder<unknown> {
  if (!member) return sql`false`;
  const ofCompany = sql`p.company_id = ${member.companyId}`;
  return memberMay(member.memberRole, 'see every project')
    ? ofCompany
    : sql`${ofCompany} and p.id in (select project_id from project_supervisors where account_id = ${accountId})`;
}
