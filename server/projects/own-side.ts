import { sql } from 'kysely';
import { liveStates } from '../applications/live-states.ts';
import type { Asked } from '../database/open.ts';
import { askedTogether } from '../database/together.ts';
import type { FitStudent } from '../matching/fit.ts';

/** What projects are to one student: the profile that their fit is reckoned from, and where the student has applied. */
export interface OwnSide extends FitStudent {
  /** The projects with a live application of the student's. */
  readonly applied: readonly number[];
}

/** Whoever has more live applications is asked about the listed projects by themselves. */
const toldAtMost = 100;

const isLive = sql`a.status in (${liveStates})`;

const find = askedTogether(ownSides);

/**
 * A student's own side of projects that are being listed meanwhile, or null when there is no such student.
 * @param listed the projects' numbers, once they are known
 */
export async function ownSide(
  db: Asked,
  studentId: number,
  listed: () => Promise<readonly number[]>,
): Promise<OwnSide | null> {
  const own = await find(db, String(studentId));
  if (!own || own.applied.length <= toldAtMost) return own;
  const { rows } = await sql<{ pid: number }>`
    select a.project_id as pid from applications a
    where a.student_id = ${studentId} and a.project_id = any(${await listed()}::bigint[]) and ${isLive}`.execute(
    db,
  );
  return { ...own, applied: rows.map(({ pid }) => pid) };
}

async function ownSides(
  db: Asked,
  studentIds: readonly string[],
): Promise<(readonly [string, OwnSide])[]> {
  const { rows } = await sql<OwnSide & { id: number }>`
    select s.id, s.skills, s.engineering_type as "engineeringType", s.available_days as "availableDays",
      (select coalesce(json_agg(own.project_id), '[]') from (
        select a.project_id from applications a where a.student_id = s.id and ${isLive} limit ${sql.lit(toldAtMost + 1)}
      ) own) as applied
    from students s where s.id = any(${studentIds}::bigint[])`.execute(db);
  return rows.map(({ id, ...own }) => [String(id), own]);
}
