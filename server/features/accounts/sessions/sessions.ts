import Bowser from 'bowser';
import { type RawBuilder, sql } from 'kysely';
import type { SignedInSession } from '../../../../src/contract/accounts/sessions.ts';
import { asInstant } from '../../../platform/database/expressions.ts';
import type { Database } from '../../../platform/database/open.ts';
import { allRows, execute, firstRow } from '../../../platform/database/rows.ts';
import { channel } from '../../../platform/live/bus.ts';

export const insertSession = (
  db: Database,
  session: {
    id: string;
    accountId: number;
    userAgent: string;
    from: Date;
    until: Date;
    idleMinutes: number | null;
  },
): Promise<void> =>
  execute(db)`
    insert into sessions (id, account_id, user_agent, created_at, last_used_at, password_at, expires_at, idle_minutes)
    values (${session.id}, ${session.accountId}, ${session.userAgent.slice(0, 400)}, ${session.from}, ${session.from},
      ${session.from}, ${session.until}, ${session.idleMinutes})`;

/** A person's running sessions, a hundred at most: the one that asks, then the last used. */
export async function listSessions(
  db: Database,
  person: { accountId: number; sessionId: string },
  now: Date,
): Promise<SignedInSession[]> {
  const rows = await allRows<Omit<SignedInSession, 'device'> & { userAgent: string }>(db)`
    select id, user_agent as "userAgent", ${asInstant(sql`created_at`)} as "createdAt",
      ${asInstant(sql`last_used_at`)} as "lastUsedAt", id = ${person.sessionId} as current
    from sessions
    where account_id = ${person.accountId} and ended_at is null and expires_at > ${now}
      and (idle_minutes is null or last_used_at > ${now}::timestamptz - idle_minutes * interval '1 minute')
    order by id = ${person.sessionId} desc, last_used_at desc limit 100`;
  return rows.map(({ userAgent, ...session }) => ({ ...session, device: deviceNamed(userAgent) }));
}

/** Ends one session of this account, and has its open pages asked who they are. @returns whether it still ran */
export async function endSession(
  db: Database,
  accountId: number,
  sessionId: string,
  now: Date,
): Promise<boolean> {
  return (await end(db, accountId, sql`id = ${sessionId}`, now)) === 1;
}

/** Ends all sessions of an account, but for `except`. */
export async function endSessions(
  db: Database,
  accountId: number,
  except: string | null,
  now: Date,
): Promise<void> {
  await end(db, accountId, sql`id is distinct from ${except}::uuid`, now);
}

async function end(
  db: Database,
  accountId: number,
  which: RawBuilder<unknown>,
  now: Date,
): Promise<number> {
  const rows = await allRows(db)`
    with ended as (
      update sessions set ended_at = ${now}
      where account_id = ${accountId} and ended_at is null and ${which}
      returning id
    )
    select id, pg_notify(${channel}, ${String(accountId)}) from ended`;
  return rows.length;
}

/**
 * Keeps with a session where the primary's log is now, after a change of its person was committed.
 *
 * It waits for no disk: `synchronous_commit` is off for this statement alone. Only a crash of the primary within the next
 * moments can lose it, and then every instance loses its connections too, after which it reads for nobody who is signed in
 * from a replica that lacks what the primary had when it came back (`freshness.ts`).
 */
export const noteWrite = (db: Database, sessionId: string) =>
  execute(db)`
    with unhurried as (select set_config('synchronous_commit', 'off', true))
    update sessions set last_write = pg_current_wal_insert_lsn() from unhurried where id = ${sessionId}`;

/** A device's name for its owner, such as 'Firefox on Linux'. */
export function deviceNamed(userAgent: string): string {
  if (userAgent === '') return 'Unknown device';
  const { browser, os } = Bowser.parse(userAgent);
  return [browser.name || 'Unknown browser', os.name].filter(Boolean).join(' on ').slice(0, 100);
}

/** Notes what an account signs in with. @returns whether it is new to it; with the first of all nobody is surprised */
export async function noteDevice(
  transaction: Database,
  accountId: number,
  device: string,
  now: Date,
): Promise<boolean> {
  const row = await firstRow<{ isFirst: boolean }>(transaction)`
    insert into known_devices (account_id, device, first_used_at) values (${accountId}, ${device}, ${now})
    on conflict do nothing
    returning not exists (select 1 from known_devices where account_id = ${accountId}) as "isFirst"`;
  return row?.isFirst === false;
}
