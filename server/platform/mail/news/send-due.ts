import { sql } from 'kysely';
import type { News } from '../../../../src/words/news.ts';
import type { Database } from '../../database/open.ts';
import { allRows, allValues, execute } from '../../database/rows.ts';
import { type EventNames, inWords, type NewsRow, newsColumns } from '../../events/told.ts';
import { dayIn } from '../../jobs/programme-day.ts';
import type { Mailer } from '../mailer.ts';
import type { Mail } from '../transport.ts';
import { dailyListsAtMost, mailsADay, nextDailyMail } from './limits.ts';
import { dailyNewsMail, newsMail } from './mails.ts';

export interface Sending {
  readonly db: Database;
  readonly clock: () => Date;
  readonly mailer: Mailer;
  /** The address of the site, without a slash at the end. */
  readonly publicOrigin: string;
  /** In which days begin and end, as IANA names it. */
  readonly timeZone: string;
  /** That events are told with. */
  readonly names: EventNames;
}

/** People one transaction writes to. */
const batch = 100;

/** Mails what is due; two at once mail nothing twice. @returns how many mails */
export async function sendDueNews(sending: Sending): Promise<number> {
  let sent = 0;
  for (let after = 0; ; ) {
    const { mails, last } = await sendSome(sending, after);
    sent += mails;
    if (last === null) return sent;
    after = last;
  }
}

interface Due {
  readonly accountId: number;
  readonly about: string;
  readonly waiting: number;
  readonly isUrgent: boolean;
  readonly inDaily: boolean;
  /** Null where the account gets no mail any more. */
  readonly email: string | null;
}

type DueRow = Due & News;

/** @param after people with higher numbers are looked at */
function sendSome(
  { db, clock, mailer, publicOrigin, timeZone, names }: Sending,
  after: number,
): Promise<{ mails: number; last: number | null }> {
  const now = clock();
  return db.transaction().execute(async (transaction) => {
    const ids = await allValues<number>(transaction)`
      select distinct account_id as id from news_mails where due_at <= ${now} and account_id > ${after}
      order by account_id limit ${sql.lit(batch)}`;
    if (ids.length === 0) return { mails: 0, last: null };
    const sentToday = await lockDays(transaction, ids, dayIn(timeZone, now));
    // A transaction that is still open wakes this once more when it ends.
    const found = await allRows<NewsRow & Due>(transaction)`
      select n.account_id as "accountId", n.about, n.waiting, ${newsColumns}, n.is_urgent as "isUrgent",
        n.in_daily as "inDaily", (select a.email from accounts a where a.id = n.account_id and a.state = 'active') as email
      from news_mails n where n.account_id = any(${ids}::bigint[]) and n.due_at <= ${now}
      order by n.account_id, n.due_at, n.about for update of n skip locked`;
    const rows: DueRow[] = await inWords({ db: transaction, names, timeZone }, found);
    const mails: Mail[] = [];
    const [mailed, left]: [DueRow[], DueRow[]] = [[], []];
    for (const [accountId, due] of Map.groupBy(rows, (row) => row.accountId)) {
      const { email } = due[0]!;
      const daily = due.filter(({ inDaily }) => inDaily);
      mailed.push(...daily);
      if (email !== null && daily.length > 0)
        mails.push(
          dailyNewsMail(email, daily.slice(0, dailyListsAtMost), daily.length, publicOrigin),
        );
      let today = sentToday.get(accountId)! + Number(daily.length > 0);
      for (const row of due.filter(({ inDaily }) => !inDaily)) {
        if (!row.isUrgent && today >= mailsADay) {
          left.push(row);
          continue;
        }
        mailed.push(row);
        if (!row.isUrgent) today += 1;
        if (email !== null) mails.push(newsMail(email, row, publicOrigin));
      }
      sentToday.set(accountId, today);
    }
    await noteMailed(transaction, mailed, now);
    await leaveForDaily(transaction, left, nextDailyMail(timeZone, now));
    await countDays(transaction, sentToday);
    if (mails.length > 0) await mailer.sendAll(transaction, mails);
    return { mails: mails.length, last: ids.length < batch ? null : ids.at(-1)! };
  });
}

/** Holds what was mailed to people today until the transaction ends. @returns how many mails, by person */
async function lockDays(
  transaction: Database,
  ids: readonly number[],
  today: string,
): Promise<Map<number, number>> {
  const rows = await allRows<{ accountId: number; mails: number }>(transaction)`
    insert into news_mail_days as d (account_id, day, mails)
    select id, ${today}::date, 0 from unnest(${[...ids]}::bigint[]) as id order by id
    on conflict (account_id) do update set day = excluded.day,
      mails = case when d.day = excluded.day then d.mails else 0 end
    returning account_id as "accountId", mails`;
  return new Map(rows.map(({ accountId, mails }) => [accountId, mails]));
}

const countDays = (transaction: Database, mails: ReadonlyMap<number, number>) =>
  execute(transaction)`
    update news_mail_days d set mails = sent.mails
    from unnest(${[...mails.keys()]}::bigint[], ${[...mails.values()]}::int[]) as sent (account_id, mails)
    where d.account_id = sent.account_id`;

const keysOf = (rows: readonly DueRow[]) => sql`
  (n.account_id, n.about) in (select * from unnest(
    ${rows.map(({ accountId }) => accountId)}::bigint[], ${rows.map(({ about }) => about)}::text[]))`;

const noteMailed = (transaction: Database, rows: readonly DueRow[], now: Date) =>
  execute(transaction)`
    update news_mails n set waiting = 0, due_at = null, is_urgent = false, in_daily = false, mailed_at = ${now}
    where ${keysOf(rows)}`;

const leaveForDaily = (transaction: Database, rows: readonly DueRow[], dueAt: Date) =>
  execute(transaction)`
    update news_mails n set due_at = ${dueAt}, in_daily = true where ${keysOf(rows)}`;
