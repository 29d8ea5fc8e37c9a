import { type RawBuilder, sql } from 'kysely';
import { excerptAtMost } from '../../../src/contract/conversations/conversations.ts';
import { excerptOf } from '../../../src/contract/words/excerpt.ts';
import type { ConversationNames } from '../../../src/words/conversations/news.ts';
import type { Database } from '../../platform/database/open.ts';
import { byNumber, type ReadEvent } from '../../platform/events/told.ts';
import { personNamed } from '../engagements/columns.ts';

/** As `personNamed`, and by name for staff of a university. Needs `projects p` and `companies c`. */
export const writerNamed = (accountId: RawBuilder<unknown>) => sql`coalesce(
  ${personNamed(accountId)}, (select f.name from faculty f where f.account_id = ${accountId}))`;

interface Named extends Omit<ConversationNames, 'excerpt'> {
  readonly text: string;
}
const messages = sql`
  select e.id, ${writerNamed(sql`e.account_id`)} as by, p.title as project, coalesce(m.text, '') as text
  from events e left join conversation_messages m on m.id = e.id join applications a on a.id = e.about_id
    join projects p on p.id = a.project_id join companies c on c.id = p.company_id
  where e.id`;

/** The names that messages are told with, in the same order. */
export async function conversationNames(
  db: Database,
  events: readonly ReadEvent[],
): Promise<ConversationNames[]> {
  const ids = events.map(({ id }) => id);
  const named = await byNumber<Named>(db, ids, messages);
  return ids.map((id) => {
    const { text, ...names } = named.get(id)!;
    return { ...names, excerpt: excerptOf(text, excerptAtMost - 1) };
  });
}
