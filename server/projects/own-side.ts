import { sql } from 'kysely';
import type { Asked } from '../database/open.ts';
import { askedTogether } from '../database/together.ts';
import type { FitStudent } from '../matching/fit.ts';

/** What some listed projects are to one student: the profile that their fit is reckoned from, and where the student has applied. */
export interface OwnSide extends FitStudent {
  /** Of those projects the ones with a live application of the student's. */
  readonly applied: readonly number[];
}

const find = askedTogether(ownSides);

/** A student's own side of at most a page of projects, or null when there is no such student. */
export const ownSide = (db: Asked, studentId: number, projectIds: readonly number[]) =>
  find(db, `${studentId}:{${projectIds}}`);

async function ownSides(
  db: Asked,
  keys: readonly string[],
): Promise<(readonly [string, OwnSide])[]> {
  const { rows } = await sql<OwnSide & { key: string }>`
    select asked.key, s.skills, s.engineering_type as "engineeringType", s.available_days as "availableDays",
      (select coalesce(json_agg(a.project_id), '[]') from applications a
       where a.student_id = s.id and a.project_id = any(split_part(asked.key, ':', 2)::bigint[])
         and a.status in ('Under Review', 'Shortlisted', 'Offered', 'Accepted')) as applied
    from unnest(${keys}::text[]) asked(key) join students s on s.id = split_part(asked.key, ':', 1)::bigint`.execute(
    db,
  );
  return rows.map(({ key, ...own }) => [key, own]);
}
