import type { Reader } from '../../../src/contract/events/event.ts';
import { type NotificationKind, notificationKinds } from '../../../src/contract/notifications.ts';
import type { Services } from '../calls/command.ts';
import type { Database } from '../database/open.ts';
import { allRows, allValues, execute, insertAll } from '../database/rows.ts';
import { channel } from '../live/bus.ts';
import { isUrgent } from '../mail/news/limits.ts';
import { letterMail } from '../mail/news/mails.ts';

/** A letter as it is mailed. */
export interface Letter {
  readonly subject: string;
  readonly text: string;
  readonly link: string;
}

/** An event for somebody, as whom it concerns. */
export interface AddressedNews {
  readonly accountId: number;
  readonly kind: NotificationKind;
  readonly eventId: number;
  readonly reader: Reader;
  /** Key that gathers its mails. */
  readonly about: string;
  /** By when its reader has to answer. */
  readonly answerBy?: Date;
  /** True if it is mailed only if it stays unread. */
  readonly isMailedUnread?: boolean;
  /** A letter from the office, mailed at once instead of the message. */
  readonly letter?: Letter;
}

const batch = 1_000;

/**
 * Notifies people in the open transaction it is about: on the page, by mail, both or neither, as they chose. Open pages
 * hear of it when the transaction is committed, on every instance. One statement does it for a thousand people.
 */
export async function notifyAll(
  services: Services,
  transaction: Database,
  news: readonly AddressedNews[],
): Promise<void> {
  for (let at = 0; at < news.length; at += batch)
    await notifySome(services, transaction, news.slice(at, at + batch));
}

async function notifySome(
  { clock, mailer, newsMails, publicOrigin }: Services,
  transaction: Database,
  news: readonly AddressedNews[],
): Promise<void> {
  const rows = await allRows<{
    at: number;
    email: string;
    onPage: boolean;
    byMail: boolean | null;
  }>(transaction)`
    select (news.at - 1)::int as at, a.email, coalesce(c.on_page, true) as "onPage", c.by_mail as "byMail"
    from unnest(${news.map(({ accountId }) => accountId)}::bigint[], ${news.map(({ kind }) => kind)}::text[])
        with ordinality as news (account_id, kind, at)
      join accounts a on a.id = news.account_id and a.state = 'active'
      left join notification_choices c on c.account_id = a.id and c.kind = news.kind`;
  const shown = rows.filter(({ onPage }) => onPage).map(({ at }) => news[at]!);
  if (shown.length > 0) {
    const at = clock();
    const added = shown.map((one) => {
      return {
        account_id: one.accountId,
        kind: one.kind,
        at,
        event_id: one.eventId,
        reader: one.reader,
      };
    });
    await insertAll(transaction, 'notifications', added);
    await execute(transaction)`
      select pg_notify(${channel}, account_id::text)
      from unnest(${shown.map(({ accountId }) => accountId)}::bigint[]) as account_id`;
  }
  const mails = rows.filter(({ at, byMail }) => byMail ?? notificationKinds[news[at]!.kind].byMail);
  const letters = mails.filter(({ at }) => news[at]!.letter !== undefined);
  if (letters.length > 0)
    await mailer.sendAll(
      transaction,
      letters.map(({ at, email }) => {
        const { subject, text, link } = news[at]!.letter!;
        const written = { subject, text: `${text}\n\n${publicOrigin}${link}` };
        return letterMail(email, written, `${publicOrigin}/contactus`);
      }),
    );
  const gathered = mails.filter(({ at }) => news[at]!.letter === undefined);
  if (gathered.length > 0)
    await newsMails.note(
      transaction,
      gathered.map(({ at }) => {
        const { answerBy, isMailedUnread = false, ...told } = news[at]!;
        return { ...told, isMailedUnread, isUrgent: isUrgent(answerBy, clock()) };
      }),
    );
}

/** Every admin who may sign in, by account. */
export const adminsOf = (db: Database): Promise<number[]> =>
  allValues<number>(db)`
    select id from accounts where role = 'Admin' and state = 'active'`;
