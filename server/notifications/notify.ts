import { sql } from 'kysely';
import { type NotificationKind, notificationKinds } from '../../src/contract/notifications.ts';
import type { Database } from '../database/open.ts';
import { newsLetter } from '../mail/templates.ts';
import type { VerbContext } from '../verb-context.ts';
import { channel } from './bus.ts';

type Telling = Pick<VerbContext, 'clock' | 'mailer' | 'publicOrigin'>;

export interface News {
  readonly kind: NotificationKind;
  readonly title: string;
  readonly message: string;
  /** An address of this site, empty when it leads nowhere. */
  readonly link: string;
}

export interface Addressed extends News {
  readonly accountId: number;
}

const batch = 1_000;

/**
 * Tells somebody, with the open transaction it is about: on the page, by mail, both or neither, as
 * they chose. Open pages hear of it when the transaction is committed, on every instance.
 */
export const notify = (
  services: Telling,
  transaction: Database,
  accountId: number,
  news: News,
): Promise<void> => notifyAll(services, transaction, [{ accountId, ...news }]);

/** `notify` for thousands at once, in statements of a thousand people each. */
export async function notifyAll(
  services: Telling,
  transaction: Database,
  news: readonly Addressed[],
): Promise<void> {
  for (let at = 0; at < news.length; at += batch)
    await notifySome(services, transaction, news.slice(at, at + batch));
}

async function notifySome(
  { clock, mailer, publicOrigin }: Telling,
  transaction: Database,
  news: readonly Addressed[],
): Promise<void> {
  const { rows } = await sql<{
    at: number;
    email: string;
    onPage: boolean;
    byMail: boolean | null;
  }>`
    select (told.at - 1)::int as at, a.email, coalesce(c.on_page, true) as "onPage", c.by_mail as "byMail"
    from unnest(${news.map(({ accountId }) => accountId)}::bigint[], ${news.map(({ kind }) => kind)}::text[])
        with ordinality as told (account_id, kind, at)
      join accounts a on a.id = told.account_id and a.state = 'active'
      left join notification_choices c on c.account_id = a.id and c.kind = told.kind`.execute(
    transaction,
  );
  const shown = rows.filter(({ onPage }) => onPage).map(({ at }) => news[at]!);
  if (shown.length > 0) {
    await sql`
      insert into notifications (account_id, kind, title, message, link, at)
      select told.*, ${clock()} from unnest(
        ${shown.map(({ accountId }) => accountId)}::bigint[], ${shown.map(({ kind }) => kind)}::text[],
        ${shown.map(({ title }) => title)}::text[], ${shown.map(({ message }) => message)}::text[],
        ${shown.map(({ link }) => link)}::text[]) as told`.execute(transaction);
    await sql`
      select pg_notify(${channel}, told::text)
      from unnest(${shown.map(({ accountId }) => accountId)}::bigint[]) as told`.execute(
      transaction,
    );
  }
  const mails = rows.filter(
    ({ at, byMail }) => byMail ?? notificationKinds[news[at]!.kind as NotificationKind].byMail,
  );
  await mailer.sendAll(
    transaction,
    mails.map(({ at, email }) => {
      const { title, message, link } = news[at]!;
      return newsLetter(email, title, message, publicOrigin + link);
    }),
  );
}
