import { sql } from 'kysely';
import {
  type Recommendation,
  recommendationsAtMost,
} from '../../../../src/contract/universities/recommendations.ts';
import type { Database } from '../../../platform/database/open.ts';
import { columns } from './repository.ts';

/** The recommendations of a student that companies may read, the newest first: not what the student hides. */
export async function shownRecommendations(
  db: Database,
  studentId: number,
): Promise<Recommendation[]> {
  const { rows } = await sql<Recommendation>`
    select ${columns}
    from recommendations r join faculty f on f.account_id = r.account_id
    where r.student_id = ${studentId} and not r.hidden
    order by r.written_at desc, r.account_id limit ${recommendationsAtMost}`.execute(db);
  return rows;
}
