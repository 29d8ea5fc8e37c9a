import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../database/open.ts';
import { type FitProject, type FitStudent, fitsOf, requirementsOf } from '../../matching/fit.ts';

/** How many of the newest matching projects are ranked by fit, so that the cost does not grow with the table. */
const rankedAtMost = 500;

/** The matching projects' numbers, best fit first, newer ones first among equals. */
export async function rankedByFit(
  db: Database,
  where: RawBuilder<unknown>,
  student: FitStudent,
): Promise<number[]> {
  const { rows } = await sql<FitProject & { id: number }>`
    select p.id, p.skills, p.engineering_type as "engineeringType", p.duration_days as duration
    from projects p
    where ${where}
    order by p.posted_at desc, p.id desc
    limit ${rankedAtMost}`.execute(db);
  const fitOf = fitsOf(student);
  return rows
    .map((project) => ({ id: project.id, score: fitOf(requirementsOf(project)).score }))
    .sort((one, other) => other.score - one.score)
    .map(({ id }) => id);
}
