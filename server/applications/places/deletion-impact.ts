import { sql } from 'kysely';
import { awaitingCompany, placeHolding } from '../../../src/machines/lifecycle/application.ts';
import type { Database } from '../../database/open.ts';
import { Problem } from '../../http/problem.ts';

/** What goes when a student or a company is deleted. */
interface DeletionImpact {
  readonly projects: number;
  readonly applications: number;
  /** Applications whose student works, or has worked, on the project. */
  readonly accepted: number;
}

const counts = sql`count(*)::int as applications,
  count(*) filter (where a.status in ('Accepted', 'Completed'))::int as accepted`;

export async function impactOfDeletingStudent(
  transaction: Database,
  studentId: number,
): Promise<DeletionImpact> {
  const { rows } = await sql<Omit<DeletionImpact, 'projects'>>`
    select ${counts} from applications a where a.student_id = ${studentId}`.execute(transaction);
  return { projects: 0, ...rows[0]! };
}

export async function impactOfDeletingCompany(
  transaction: Database,
  companyId: number,
): Promise<DeletionImpact> {
  const { rows } = await sql<DeletionImpact>`
    select (select count(*)::int from projects where company_id = ${companyId}) as projects, ${counts}
    from applications a join projects p on p.id = a.project_id where p.company_id = ${companyId}`.execute(
    transaction,
  );
  return rows[0]!;
}

/** @throws {Problem} `others-depend` with a sentence of what would be lost, unless nothing would */
export function refuseImpact(who: 'student' | 'company', impact: DeletionImpact): void {
  const parts = [
    counted(impact.projects, 'project'),
    counted(impact.applications, 'application'),
    counted(impact.accepted, 'accepted place'),
  ].filter((part) => part !== '');
  if (parts.length === 0) return;
  const last = parts.pop();
  const these = parts.length === 0 ? last : `${parts.join(', ')} and ${last}`;
  const sum = impact.projects + impact.applications + impact.accepted;
  const them = sum === 1 ? 'it' : 'them';
  throw new Problem(
    'others-depend',
    `${these} would be lost. Disable the ${who} instead to keep ${them}.`,
  );
}

const counted = (count: number, thing: string): string =>
  count === 0 ? '' : `${count.toLocaleString('en')} ${thing}${count === 1 ? '' : 's'}`;

/**
 * Locks the projects a student has applied to and gives back what the student holds there, as the
 * student is about to be deleted. Projects come first, as in every move; the student's own row, locked
 * after them, keeps further applications out.
 */
export async function releasePlaces(transaction: Database, studentId: number): Promise<void> {
  await sql`
    select id from projects where id in (select project_id from applications where student_id = ${studentId})
    order by id for update`.execute(transaction);
  await sql`select id from students where id = ${studentId} for update`.execute(transaction);
  await sql`
    update projects p
    set places_taken = p.places_taken - held.places, open_applications = p.open_applications - held.waiting
    from (
      select project_id, count(*) filter (where status = any(${[...placeHolding]}::text[]))::int as places,
        count(*) filter (where status = any(${[...awaitingCompany]}::text[]))::int as waiting
      from applications where student_id = ${studentId} group by project_id
    ) held
    where p.id = held.project_id`.execute(transaction);
}
