import { sql } from 'kysely';
import { linkFor } from '../../../src/words/conversations/news.ts';
import type { Command } from '../../platform/calls/command.ts';
import { execute, firstValue } from '../../platform/database/rows.ts';
import { channel } from '../../platform/live/bus.ts';
import { findConversation } from './find.ts';

/** Notes how far the caller has read; news of it need not reach them any more. @throws {Problem} `not-found`, also for a stranger’s */
export async function readConversation(command: Command, id: number, upTo: number): Promise<void> {
  const { transaction, by } = command;
  await findConversation(transaction, id, by);
  const latest = await firstValue<number>(transaction)`
    select last_message_id from conversations where id = ${id}`;
  if (latest === null) return;
  await noteRead(command, id, Math.min(upTo, latest));
  // Other pages of the reader count it as read.
  await execute(transaction)`select announce(${String(by.accountId)}, 'conversations', ${id})`;
  if (upTo >= latest) await dismissNews(command, id);
}

/** Notes that the caller has read up to a message; a mark never goes back. */
export const noteRead = ({ transaction, by }: Command, id: number, message: number) =>
  execute(transaction)`
    insert into conversation_reads as r (conversation_id, account_id, message_id)
    values (${id}, ${by.accountId}, ${message})
    on conflict (conversation_id, account_id) do update
      set message_id = greatest(r.message_id, excluded.message_id)`;

/** Open news of a conversation for these people, as `n`. */
const openNews = (id: number, accounts: readonly number[]) => sql`
  n.account_id = any(${accounts}::bigint[]) and n.dismissed_at is null and n.kind = 'message written'
    and exists (select from events e where e.id = n.event_id and e.about = 'conversation' and e.about_id = ${id})`;

/** Forgets older news, because somebody is told of the newest message alone. */
export const replaceNews = ({ transaction }: Command, id: number, accounts: readonly number[]) =>
  execute(transaction)`delete from notifications n where ${openNews(id, accounts)}`;

/** Who has read a conversation need not hear of it any more, on any page or by mail. */
async function dismissNews({ transaction, at, by, newsMails }: Command, id: number): Promise<void> {
  await execute(transaction)`
    with gone as (
      update notifications n set dismissed_at = ${at}
      where ${openNews(id, [by.accountId])} returning n.account_id)
    select pg_notify(${channel}, account_id::text) from gone limit 1`;
  await newsMails.drop(transaction, linkFor(by.role, id), by.accountId);
}
