import { sql } from 'kysely';
import type { Reader } from '../../../../src/contract/events/event.ts';
import type { Database } from '../../database/open.ts';
import { execute } from '../../database/rows.ts';
import type { Jobs } from '../../jobs/open.ts';
import { openQueue } from '../../jobs/queue.ts';
import { openRecurring, type Recurring } from '../../jobs/recurring.ts';
import { gatheredMinutes, unreadMinutes } from './limits.ts';
import { type Sending, sendDueNews } from './send-due.ts';

/** The mail that events cause: the first about something goes at once, what follows is gathered. */
export interface NewsMails extends Recurring<number> {
  /** Notes it in the transaction it is about. */
  note(transaction: Database, news: readonly MailedNews[]): Promise<void>;
  /** Drops the waiting mails of a subject, because everybody or one reader has answered or need not. */
  drop(transaction: Database, about: string, accountId?: number): Promise<void>;
}

const retry = { retryLimit: 10, retryDelay: 2, retryDelayMax: 60 };
/** Looks each minute for gathered notifications. */
const minutely = '* * * * *';

export async function openNewsMails(jobs: Jobs, sending: Sending): Promise<NewsMails> {
  const work = () => sendDueNews(sending);
  const queue = await openQueue<object>(jobs, { name: 'news-mails', retry, work });
  const recurring = await openRecurring(jobs, { name: 'gathered-news', cron: minutely, work });
  return {
    async note(transaction, news) {
      await noteMails(transaction, news, sending.clock());
      await queue.send(transaction, {});
    },
    drop: (transaction, about, accountId) =>
      execute(transaction)`
        delete from news_mails where about = ${about} and due_at is not null
          and ${accountId === undefined ? sql`true` : sql`account_id = ${accountId}`}`,
    sweep: work,
    async start() {
      await queue.start();
      await recurring.start();
    },
  };
}

/** News that somebody gets by mail. */
interface MailedNews {
  readonly accountId: number;
  readonly eventId: number;
  readonly reader: Reader;
  /** Key that gathers its mails. */
  readonly about: string;
  readonly isUrgent: boolean;
  /** True if it waits, because its reader may come to read it. */
  readonly isMailedUnread: boolean;
}

/**
 * Notes what is to be mailed, in the transaction it is about. The first news of a subject is due at once. What follows
 * waits until the last mail about it is fifteen minutes old, and replaces the words that wait.
 */
async function noteMails(
  transaction: Database,
  news: readonly MailedNews[],
  now: Date,
): Promise<void> {
  const gatheredUntil = sql`n.mailed_at + ${sql.lit(`${gatheredMinutes} minutes`)}::interval`;
  const unreadUntil = new Date(now.getTime() + unreadMinutes * 60_000);
  const latest = new Map(news.map((one) => [`${one.accountId} ${one.about}`, one]));
  await execute(transaction)`
    insert into news_mails as n (account_id, about, event_id, reader, waiting, due_at, is_urgent)
    select "accountId", about, "eventId", reader, 1, case when "isMailedUnread" then ${unreadUntil}::timestamptz else ${now} end, "isUrgent"
    from json_to_recordset(${JSON.stringify([...latest.values()])}::text::json)
      as news ("accountId" bigint, about text, "eventId" bigint, reader text, "isUrgent" boolean,
        "isMailedUnread" boolean)
    order by "accountId", about
    on conflict (account_id, about) do update set event_id = excluded.event_id,
      reader = excluded.reader, waiting = n.waiting + 1, is_urgent = n.is_urgent or excluded.is_urgent,
      in_daily = n.in_daily and not excluded.is_urgent,
      due_at = case when excluded.is_urgent then excluded.due_at
        else coalesce(n.due_at, greatest(excluded.due_at, ${gatheredUntil})) end`;
}
