import { type RawBuilder, sql } from 'kysely';
import { joinRequestHours } from '../../../src/contract/companies/members.ts';
import { endSignUpsBefore } from '../../features/accounts/registration/sign-ups.ts';
import { signUpsKeptDays } from '../../features/accounts/rules.ts';
import { isLeft } from '../../features/students/resumes/left.ts';
import { keepAuditByMonth } from '../audit/months.ts';
import type { Services } from '../calls/command.ts';
import type { Database } from '../database/open.ts';
import type { Jobs } from '../jobs/open.ts';
import { openRecurring, type Recurring } from '../jobs/recurring.ts';
import { eachStep } from '../jobs/work-through.ts';

/** Removes what can no longer be used, so that nobody keeps more of people than is needed. */
export interface Housekeeping extends Recurring {
  /** @returns how many rows went */
  tidy(): Promise<number>;
}

/** A repeated call comes within seconds, on a bad day within hours. */
const keysKeptHours = 48;
/** Wrong passwords are forgotten after a day; see `failuresForgottenAfterHours`. */
const failuresKeptHours = 48;
/** Longer than the longest time that allowances are counted over. */
const allowancesKeptHours = 48;
/** They count within a day. */
const turnsKeptHours = 48;
/** Long enough for their owner to be told that a session has ended, and to ask whose it was. */
const sessionsKeptDays = 30;
/** What somebody has dismissed stays readable for so long. */
const notificationsKeptDays = 365;

/** Longer than further news of the same thing is gathered. */
const newsMailsKeptHours = 1;

/** An owner who has not answered by then will not. */
const requestsKeptDays = 30;

/** Short statements, so that nobody waits for a lock. */
const batch = 5_000;

export async function openHousekeeping(
  jobs: Jobs,
  { db, clock, privacy }: Pick<Services, 'db' | 'clock' | 'privacy'>,
): Promise<Housekeeping> {
  const tidy = async () => {
    const before = (hours: number) => new Date(clock().getTime() - hours * 3_600_000);
    const { messagesKeptDays, auditKeptDays } = privacy;
    const isOver: Readonly<Record<ExpiringTable, RawBuilder<unknown>>> = {
      idempotency_keys: sql`created_at < ${before(keysKeptHours)}`,
      sign_in_failures: sql`last_failure_at < ${before(failuresKeptHours)}`,
      sessions: sql`expires_at < ${before(sessionsKeptDays * 24)}`,
      picture_turns: sql`since < ${before(turnsKeptHours)}`,
      one_time_codes: sql`expires_at < ${before(0)}`,
      member_invitations: sql`expires_at < ${before(0)}`,
      domain_codes: sql`expires_at < ${before(0)}`,
      join_requests: sql`asked_at < ${before(requestsKeptDays * 24)}
        or (confirmed_at is null and asked_at < ${before(joinRequestHours)})`,
      account_links: sql`expires_at < ${before(0)}`,
      address_changes: sql`expires_at < ${before(0)}`,
      allowances_used: sql`last_used_at < ${before(allowancesKeptHours)}`,
      notifications: sql`dismissed_at < ${before(notificationsKeptDays * 24)}`,
      news_mails: sql`due_at is null and mailed_at < ${before(newsMailsKeptHours)}`,
      // Their applications went with a project or a company.
      resumes: isLeft,
      contact_messages: sql`received_at < ${before(messagesKeptDays * 24)}`,
      letters: sql`made_at < ${before(messagesKeptDays * 24)}`,
    };
    let deleted = 0;
    const count = async (rows: Promise<number>) => {
      deleted += await rows;
    };
    const tables = Object.entries(isOver) as [ExpiringTable, RawBuilder<unknown>][];
    await eachStep({
      ...Object.fromEntries(
        tables.map(([table, over]) => [table, () => count(deleteRows(db, table, over))]),
      ),
      signUps: () => count(endOldSignUps(db, before(signUpsKeptDays * 24))),
      audit: () => keepAuditByMonth(db, clock(), auditKeptDays),
    });
    return deleted;
  };
  const work = async () => void (await tidy());
  return {
    tidy,
    ...(await openRecurring(jobs, { name: 'housekeeping', cron: '17 * * * *', work })),
  };
}

type ExpiringTable =
  | 'idempotency_keys'
  | 'sign_in_failures'
  | 'sessions'
  | 'picture_turns'
  | 'one_time_codes'
  | 'member_invitations'
  | 'domain_codes'
  | 'join_requests'
  | 'account_links'
  | 'address_changes'
  | 'allowances_used'
  | 'resumes'
  | 'contact_messages'
  | 'letters'
  | 'notifications'
  | 'news_mails';

async function endOldSignUps(db: Database, time: Date): Promise<number> {
  let ended = 0;
  for (;;) {
    const some = await endSignUpsBefore(db, time, batch);
    ended += some;
    if (some < batch) return ended;
  }
}

async function deleteRows(
  db: Database,
  table: ExpiringTable,
  isOver: RawBuilder<unknown>,
): Promise<number> {
  let deleted = 0;
  for (;;) {
    const { numAffectedRows = 0n } = await sql`
      delete from ${sql.table(table)} where ctid = any(array(
        select ctid from ${sql.table(table)} where ${isOver} limit ${sql.lit(batch)}))`.execute(db);
    deleted += Number(numAffectedRows);
    if (numAffectedRows < batch) return deleted;
  }
}
