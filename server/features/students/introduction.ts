import { sql } from 'kysely';
import type { Database } from '../../platform/database/open.ts';

/** Notes that a student has met what the product asks of a new one, or has passed it by. */
export async function markIntroduced(db: Database, studentId: number, now: Date): Promise<void> {
  await sql`
    update students set introduced_at = coalesce(introduced_at, ${now}) where id = ${studentId}`.execute(
    db,
  );
}
