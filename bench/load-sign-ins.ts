import { sql } from 'kysely';
import { hashPassword } from '../server/features/accounts/password-hash.ts';
import { openPostgres } from '../server/platform/database/open.ts';
import type { Caller } from './api-people.ts';
import type { Ask } from './load-traffic.ts';

const password = 'a lattice of steel';

/** The same password for all, each from an address of their own. */
export async function signIns(url: string, people: readonly Caller[]): Promise<Ask[]> {
  const { db, close } = openPostgres(url);
  const { rows } = await sql<{ id: number; email: string }>`
    update accounts set password_hash = ${await hashPassword(password)}
    where id = any(${people.map(({ id }) => id)}::bigint[]) returning id, email`.execute(db);
  await close();
  const emails = new Map(rows.map(({ id, email }) => [id, email]));
  return people.map(({ id, headers }) => ({
    method: 'POST',
    path: '/api/Auth/Login',
    headers: { 'x-forwarded-for': headers['x-forwarded-for'], 'content-type': 'application/json' },
    body: JSON.stringify({ email: emails.get(id), password }),
    expected: 200,
  }));
}
