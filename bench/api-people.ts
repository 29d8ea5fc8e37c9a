import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { AppServices } from '../server/app.ts';
import { tokensWith } from '../server/features/accounts/sessions/tokens.ts';
import { type Database, openPostgres } from '../server/platform/database/open.ts';
import { secretsFrom } from '../server/platform/settings/secrets.ts';
import { aCompany, anAdmin } from '../server/testing/people.ts';

/** Somebody who is signed in, at an address of their own. */
export interface Caller {
  readonly id: number;
  readonly headers: { readonly authorization: string; readonly 'x-forwarded-for': string };
}

export interface Callers {
  readonly students: readonly Caller[];
  readonly admins: readonly Caller[];
}

/** Makes callers of a filled database, whose tokens the secret makes. */
async function callersOf<Result>(
  url: string,
  secret: string,
  make: (services: AppServices, caller: (id: number, token: string) => Caller) => Promise<Result>,
): Promise<Result> {
  const { db, close } = openPostgres(url);
  const clock = () => new Date();
  const services = { db, clock, tokens: tokensWith(secretsFrom(secret).tokenKey, clock) };
  return make(services as AppServices, (id, token) => {
    addresses += 1;
    const address = `10.${addresses >> 16}.${(addresses >> 8) & 255}.${addresses & 255}`;
    return { id, headers: { authorization: `Bearer ${token}`, 'x-forwarded-for': address } };
  }).finally(close);
}

let addresses = 0;
const several = <Made>(count: number, make: (n: number) => Promise<Made>) =>
  Promise.all(Array.from({ length: count }, (_, n) => make(n)));

/** Signs in so many active students of a filled database, and admins. */
export const signIn = (
  url: string,
  secret: string,
  wanted: { students: number; admins: number },
): Promise<Callers> =>
  callersOf(url, secret, async (services, caller) => {
    const { db, tokens } = services;
    const sessions = await sessionsOf(db, await studentsIn(db, wanted.students));
    const students = sessions.map(async ({ accountId, sessionId, from, until }) =>
      caller(accountId, await tokens.issue({ accountId, sessionId, role: 'Student' }, from, until)),
    );
    const admins = several(wanted.admins, async () => {
      const { id, token } = await anAdmin(services);
      return caller(id, token);
    });
    return { students: await Promise.all(students), admins: await admins };
  });

/** A company’s person who is signed in. */
export interface CompanyCaller extends Caller {
  readonly companyId: number;
}

/** So many new companies. */
export const companies = (url: string, secret: string, count: number): Promise<CompanyCaller[]> =>
  callersOf(url, secret, (services, caller) =>
    several(count, async (n) => {
      const { id, companyId, token } = await aCompany(services, `Works ${n}`);
      return { ...caller(id, token), companyId };
    }),
  );

/** The earliest of those the bench has filled in: they stay when it fills in more. */
async function studentsIn(db: Database, count: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from students where state = 'active' order by id limit ${count}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Opens a session for each, in one statement. */
async function sessionsOf(db: Database, ids: readonly number[]) {
  const from = new Date();
  const until = new Date(from.getTime() + 12 * 3_600_000);
  const sessions = ids.map((accountId) => ({ accountId, sessionId: randomUUID(), from, until }));
  await sql`
    insert into sessions (id, account_id, user_agent, created_at, password_at, expires_at, last_used_at)
    select s.id, s.account_id, 'bench', ${from}, ${from}, ${until}, ${from}
    from unnest(${sessions.map(({ sessionId }) => sessionId)}::uuid[], ${[...ids]}::bigint[]) s (id, account_id)
  `.execute(db);
  return sessions;
}
