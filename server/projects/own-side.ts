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

/** A student's own side as it is asked for: together with what else has to be asked for with every list. */
export interface AskedSide extends OwnSide {
  /** The version of what all students read alike (`shared-pages.ts`). */
  readonly projectsVersion: number;
}

/** Whoever has more live applications is asked about the listed projects by themselves. */
const toldAtMost = 100;

const isLive = sql`a.status in (${liveStates})`;

const find = askedTogether(ownSides);

/** A student's own side of projects, or null when there is no such student; `amongListed` completes it. */
export const ownSide = (db: Asked, studentId: number): Promise<AskedSide | null> =>
  find(db, String(studentId));

/** The own side with which of the listed projects this student applied to, however many those are. */
export async function amongListed<Side extends OwnSide>(
  db: Asked,
  studentId: number,
  own: Side,
  listed: readonly number[],
): Promise<Side> {
  if (own.applied.length <= toldAtMost) return own;
  const { rows } = await sql<{ pid: number }>`
    select a.project_id as pid from applications a
    where a.student_id = ${studentId} and a.project_id = any(${listed}::bigint[]) and ${isLive}`.execute(
    db,
  );
  return { ...own, applied: rows.map(({ pid }) => pid) };
}

async function ownSides(
  db: Asked,
  studentIds: readonly string[],
): Promise<(readonly [string, AskedSide])[]> {
  const { rows } = await sql<AskedSide & { id: number }>`
    select s.id, s.skills, s.engineering_type as "engineeringType", s.available_days as "availableDays",
      (select coalesce(json_agg(own.project_id), '[]') from (
        select a.project_id from applications a where a.student_id = s.id and ${isLive} limit ${sql.lit(toldAtMost + 1)}
      ) own) as applied,
      (select version from projects_version) as "projectsVersion"
    from students s where s.id = any(${studentIds}::bigint[])`.execute(db);
  return rows.map(({ id, ...own }) => [String(id), own]);
}
