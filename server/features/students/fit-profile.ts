import { sql } from 'kysely';
import type { Database } from '../../platform/database/open.ts';
import type { FitStudent } from './fit.ts';

/** What fit may know of a student, or null when there is no such student. */
export async function fitProfileOf(db: Database, studentId: number): Promise<FitStudent | null> {
  const { rows } = await sql<FitStudent>`
    select skills, engineering_type as "engineeringType", available_days as "availableDays"
    from students where id = ${studentId}`.execute(db);
  return rows[0] ?? null;
}
