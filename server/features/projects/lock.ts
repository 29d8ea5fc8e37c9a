import type { ProjectStatus } from '../../../src/contract/projects/statuses.ts';
import type { Person } from '../../platform/calls/person.ts';
import type { Database } from '../../platform/database/open.ts';
import { execute, firstRow } from '../../platform/database/rows.ts';
import { orNotFound, Problem } from '../../platform/http/problem.ts';
import { termTimes } from '../terms/in-term.ts';
import { isOver, type TermTimes } from '../terms/rules.ts';
import { mayChange, type Owned } from './rules.ts';
import { leadOf, supervisorsOf } from './team/lead.ts';

/** What a move must know of a project; the row stays locked until the transaction ends. */
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
  readonly companyDisabled: boolean;
  /** Who leads it; null where nobody signs in for its company. */
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
      p.company_id as "companyId", c.name as "companyName", p.company_disabled as "companyDisabled", ${leadOf} as "leadId", ${supervisorsOf} as supervisors
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
 * Locks a project for whoever may change it: its company, or any admin.
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

/** What is in a past term stays as it is. @throws {Problem} `term-over` */
export function requireNotOver({ term }: Pick<LockedProject, 'term'>, now: Date): void {
  if (term && isOver(term, now))
    throw new Problem('term-over', `${term.name} is over, so its projects stay as they are.`);
}
