import { sql } from 'kysely';
import type { MessageNames } from '../../../src/words/messages/news.ts';
import type { Database } from '../../platform/database/open.ts';
import { byNumber, type ReadEvent } from '../../platform/events/told.ts';

const named = sql`select m.id, m.name, m.subject from contact_messages m where m.id`;

/** The names that events of messages are told with, in the same order. */
export async function messageNames(
  db: Database,
  events: readonly ReadEvent[],
): Promise<MessageNames[]> {
  const ids = events.map(({ aboutId }) => aboutId);
  const messages = await byNumber<MessageNames>(db, ids, named);
  return ids.map((id) => messages.get(id)!);
}
