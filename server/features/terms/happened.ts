import { sql } from 'kysely';
import type { TermNames } from '../../../src/words/terms/news.ts';
import type { Database } from '../../platform/database/open.ts';
import { byNumber, type ReadEvent } from '../../platform/events/told.ts';

const named = sql`select t.id, t.name as term from terms t where t.id`;

/** The names that events of terms are told with, in the same order. */
export async function termNames(db: Database, events: readonly ReadEvent[]): Promise<TermNames[]> {
  const ids = events.map(({ aboutId }) => aboutId);
  const terms = await byNumber<TermNames>(db, ids, named);
  return ids.map((id) => terms.get(id)!);
}
