import { sql } from 'kysely';
import { type NotificationKind, notificationKinds } from '../../src/contract/notifications.ts';
import type { Database } from '../database/open.ts';
import { newsLetter } from '../mail/letters.ts';
import type { Services } from '../services.ts';
import { channel } from './live.ts';

export interface News {
  readonly kind: NotificationKind;
  readonly title: string;
  readonly message: string;
  /** An address of this site, empty when it leads nowhere. */
  readonly link: string;
}

/**
 * Tells somebody, with the open transaction it is about: on the page, by mail, both or neither, as
 * they chose. Open pages hear of it when the transaction is committed, on every instance.
 */
export async function notify(
  { clock, post, publicOrigin }: Pick<Services, 'clock' | 'post' | 'publicOrigin'>,
  transaction: Database,
  accountId: number,
  news: News,
): Promise<void> {
  const { rows } = await sql<{ email: string; onPage: boolean; byMail: boolean }>`
    select a.email, coalesce(c.on_page, true) as "onPage", coalesce(c.by_mail, ${notificationKinds[news.kind].byMail}) as "byMail"
    from accounts a
      left join notification_choices c on c.account_id = a.id and c.kind = ${news.kind}
    where a.id = ${accountId} and a.state = 'active'`.execute(transaction);
  const [reader] = rows;
  if (!reader) return;
  if (reader.onPage) {
    await transaction
      .insertInto('notifications')
      .values({ account_id: accountId, ...news, at: clock() })
      .execute();
    await sql`select pg_notify(${channel}, ${String(accountId)})`.execute(transaction);
  }
  if (reader.byMail) {
    const address = news.link === '' ? publicOrigin : publicOrigin + news.link;
    await post.send(transaction, newsLetter(reader.email, news.title, news.message, address));
  }
}
