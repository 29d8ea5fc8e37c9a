import { type RawBuilder, sql } from 'kysely';
import type { SignedInSession } from '../../../../src/contract/accounts/auth.ts';
import { asInstant } from '../../../platform/database/instant.ts';
import type { Database } from '../../../platform/database/open.ts';
import { channel } from '../../../platform/live/bus.ts';
import { deviceNamed } from './known-devices.ts';

export async function insertSession(
  db: Database,
  session: {
    id: string;
    accountId: number;
    userAgent: string;
    from: Date;
    until: Date;
    idleMinutes: number | null;
  },
): Promise<void> {
  await db
    .insertInto('sessions')
    .values({
      id: session.id,
      account_id: session.accountId,
      user_agent: session.userAgent.slice(0, 400),
      created_at: session.from,
      last_used_at: session.from,
      expires_at: session.until,
      ended_at: null,
      password_at: session.from,
      idle_minutes: session.idleMinutes,
    })
    .execute();
}

/** A person's running sessions, a hundred at most: the one that asks, then the last used. */
export async function listSessions(
  db: Database,
  person: { accountId: number; sessionId: string },
  now: Date,
): Promise<SignedInSession[]> {
  const { rows } = await sql<Omit<SignedInSession, 'device'> & { userAgent: string }>`
    select id, user_agent as "userAgent", ${asInstant(sql`created_at`)} as "createdAt",
      ${asInstant(sql`last_used_at`)} as "lastUsedAt", id = ${person.sessionId} as current
    from sessions
    where account_id = ${person.accountId} and ended_at is null and expires_at > ${now}
      and (idle_minutes is null or last_used_at > ${now}::timestamptz - idle_minutes * interval '1 minute')
    order by id = ${person.sessionId} desc, last_used_at desc limit 100`.execute(db);
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
  const { rows } = await sql`
    with ended as (
      update sessions set ended_at = ${now}
      where account_id = ${accountId} and ended_at is null and ${which}
      returning id
    )
    select id, pg_notify(${channel}, ${String(accountId)}) from ended`.execute(db);
  return rows.length;
}
