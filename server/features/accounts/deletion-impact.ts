import { sql } from 'kysely';
import { placed } from '../../../src/machines/lifecycle/application.ts';
import { literals } from '../../platform/database/expressions.ts';
import type { Database } from '../../platform/database/open.ts';
import { allRows } from '../../platform/database/rows.ts';
import { Problem } from '../../platform/http/problem.ts';

interface DeletionImpact {
  readonly projects: number;
  readonly applications: number;
  /** Applications whose student works, or has worked, on the project. */
  readonly accepted: number;
  /** Credentials that hold. They stay. */
  readonly credentials: number;
}

/**
 * Counts the records deleted with each student or company, by its number. Missing students and companies are left out.
 */
export const impactsOfDeleting = (
  db: Database,
  who: 'student' | 'company',
  ids: readonly number[],
) =>
  allRows<DeletionImpact & { id: number }>(db)`
    select whose.id, whose.projects, whose.credentials, count(a.id)::int as applications,
      count(*) filter (where a.status in (${literals(placed)}))::int as accepted
    from ${whose[who](ids)} group by whose.id, whose.projects, whose.credentials order by whose.id`;

const holding = sql`
  count(*) filter (where k.issued_at is not null and k.revoked_at is null)::int
  from credentials k join achievements t on t.id = k.achievement_id`;

const whose = {
  student: (ids: readonly number[]) => sql`
    (select s.id, 0 as projects, (select ${holding} where k.student_id = s.id) as credentials from students s where s.id = any(${ids}::bigint[])) whose
      left join applications a on a.student_id = whose.id`,
  company: (ids: readonly number[]) => sql`
    (
      select c.id, (select count(*)::int from projects p where p.company_id = c.id) as projects,
        (select ${holding} join projects p on p.id = t.project_id where p.company_id = c.id) as credentials
      from companies c where c.id = any(${ids}::bigint[])
    ) whose
      left join projects p on p.company_id = whose.id
      left join applications a on a.project_id = p.id`,
};

/** @throws {Problem} `others-depend` with a sentence of what would be lost, unless nothing would */
export async function refuseImpact(
  transaction: Database,
  who: 'student' | 'company',
  id: number,
): Promise<void> {
  const [impact] = await impactsOfDeleting(transaction, who, [id]);
  const sentence = impact ? impactSentence(who, impact) : null;
  if (sentence !== null) throw new Problem('others-depend', sentence);
}

/** States the loss and how to avoid it; null if nothing is lost. */
export function impactSentence(who: 'student' | 'company', impact: DeletionImpact): string | null {
  const parts = [
    counted(impact.projects, 'project'),
    counted(impact.applications, 'application'),
    counted(impact.accepted, 'accepted place'),
  ].filter((part) => part !== '');
  if (parts.length === 0) return null;
  const last = parts.pop();
  const these = parts.length === 0 ? last : `${parts.join(', ')} and ${last}`;
  const sum = impact.projects + impact.applications + impact.accepted;
  const them = sum === 1 ? 'it' : 'them';
  return `${these} would be lost. Disable the ${who} instead to keep ${them}.${whatStays(who, impact)}`;
}

const counted = (count: number, thing: string): string =>
  count === 0 ? '' : `${count.toLocaleString('en')} ${thing}${count === 1 ? '' : 's'}`;

/** Credentials stay valid. The admin decides if they should. */
function whatStays(who: 'student' | 'company', { credentials }: DeletionImpact): string {
  if (credentials === 0) return '';
  const stays = `${counted(credentials, 'credential')} ${credentials === 1 ? 'stays' : 'stay'} valid`;
  return who === 'student'
    ? ` ${stays} unless you revoke them with the account. The portfolio is deleted.`
    : ` ${stays}. First revoke any that should not.`;
}
