import { sql } from 'kysely';
import type { Role } from '../../../src/contract/accounts/people.ts';
import {
  messageAtMost,
  type Notification,
  type NotificationChoice,
  type NotificationKind,
  notificationKinds,
  openAtMost,
} from '../../../src/contract/notifications.ts';
import type { Page } from '../../../src/contract/paging.ts';
import type { Person } from '../calls/person.ts';
import { pageWithTotal } from '../database/count-matching.ts';
import { asInstant } from '../database/expressions.ts';
import type { Database } from '../database/open.ts';
import { limitsOf } from '../database/paged.ts';
import { allRows, hasRow, putRow } from '../database/rows.ts';
import { inWords, type NewsRow, newsColumns, type Reading } from '../events/told.ts';
import { channel } from '../live/bus.ts';

const columns = sql`
  n.id, ${asInstant(sql`n.at`)} as date, n.kind, ${asInstant(sql`n.dismissed_at`)} as "readAt", ${newsColumns}`;

type NotificationRow = NewsRow & Pick<Notification, 'id' | 'date' | 'kind' | 'readAt'>;

/** No character is cut in two. */
const cut = (message: string): string =>
  message.length <= messageAtMost ? message : [...message].slice(0, messageAtMost).join('');

async function asRead(reading: Reading, rows: readonly NotificationRow[]): Promise<Notification[]> {
  const notifications = await inWords(reading, rows);
  return notifications.map((one) => ({ ...one, message: cut(one.message) }));
}

/** Notifications a person has not dismissed, newest first. */
export async function openNotifications(
  reading: Reading,
  accountId: number,
): Promise<Notification[]> {
  const rows = await allRows<NotificationRow>(reading.db)`
    select ${columns}
    from notifications n where n.account_id = ${accountId} and n.dismissed_at is null
    order by n.at desc, n.id desc limit ${openAtMost}`;
  return asRead(reading, rows);
}

/** One page of what a person has dismissed, newest first; after a year it is deleted. */
export async function earlierNotifications(
  reading: Reading,
  accountId: number,
  paging: { page: number; pageSize: number },
): Promise<Page<Notification>> {
  const dismissed = sql`n.account_id = ${accountId} and n.dismissed_at is not null`;
  const { db } = reading;
  const rows = await allRows<NotificationRow>(db)`
    select ${columns} from notifications n where ${dismissed}
    order by n.at desc, n.id desc ${limitsOf(paging)}`;
  return pageWithTotal(db, await asRead(reading, rows), paging, sql`notifications n`, dismissed);
}

/** Dismisses, and announces it to the person's other open pages. @returns how many were dismissed */
export async function dismiss(
  db: Database,
  accountId: number,
  id: number | 'all',
  now: Date,
): Promise<number> {
  const rows = await allRows(db)`
    with gone as (
      update notifications set dismissed_at = ${now}
      where account_id = ${accountId} and dismissed_at is null
        and ${id === 'all' ? sql`true` : sql`id = ${id}`}
      returning id
    )
    select id, pg_notify(${channel}, ${String(accountId)}) from gone`;
  return rows.length;
}

/** A person's choice for every kind that concerns their role: their own, or the kind's default. */
export async function choicesOf(
  db: Database,
  { accountId, role }: Person,
): Promise<NotificationChoice[]> {
  const rows = await allRows<NotificationChoice>(db)`
    select kind, on_page as "onPage", by_mail as "byMail"
    from notification_choices where account_id = ${accountId}`;
  const hasTerms = await hasRow(db)`select 1 from terms limit 1`;
  const kinds = Object.entries(notificationKinds) as [NotificationKind, Kind][];
  return (
    kinds
      .filter(([, kind]) => kind.role === null || kind.role === role)
      // Only students and companies get letters about their work.
      .filter(([kind]) => kind !== 'office letter' || role === 'Student' || role === 'Company')
      // The office takes part in no conversation.
      .filter(([kind]) => kind !== 'message written' || role !== 'Admin')
      // A programme without terms has none of their dates; admins set them themselves.
      .filter(([kind]) => kind !== 'term dates' || (role !== 'Admin' && hasTerms))
      .map(
        ([kind, { byMail }]) =>
          rows.find((choice) => choice.kind === kind) ?? { kind, onPage: true, byMail },
      )
  );
}

type Kind = { readonly role: Role | null; readonly byMail: boolean };

export const saveChoice = (
  db: Database,
  accountId: number,
  { kind, onPage, byMail }: NotificationChoice,
): Promise<void> => {
  const key = { account_id: accountId, kind };
  return putRow(db, 'notification_choices', key, { on_page: onPage, by_mail: byMail });
};
