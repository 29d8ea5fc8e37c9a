import { sql } from 'kysely';
import type { Database } from '../../../platform/database/open.ts';
import { badField, Problem } from '../../../platform/http/problem.ts';
import type { VerbContext } from '../../../verb-context.ts';
import { passwordMatches } from '../passwords/passwords.ts';
import type { Person } from '../person.ts';
import { accountById } from '../repository.ts';
import { isPasswordRecent } from '../rules.ts';
import { addressHash, tryPassword } from './attempts.ts';

/**
 * Notes that whoever holds this session has just given its account's password. Guessing waits as it does at sign-in.
 * @throws {Problem} `invalid`, `sign-in-waits`
 */
export async function confirmPassword(
  { db, clock, codeKey }: VerbContext,
  person: Person,
  password: string,
): Promise<void> {
  const account = await accountById(db, person.accountId);
  if (!account) throw new Problem('sign-in-required');
  const address = addressHash(codeKey, account.email);
  const isRight = await tryPassword(db, address, clock(), () =>
    passwordMatches(account.passwordHash, password),
  );
  if (!isRight) throw badField('password', 'This is not your password.');
  await notePasswordGiven(db, person.sessionId, clock());
}

export async function notePasswordGiven(db: Database, sessionId: string, now: Date): Promise<void> {
  await sql`update sessions set password_at = ${now} where id = ${sessionId}`.execute(db);
}

/** Lets a sensitive act pass where the password was given lately. @throws {Problem} `password-needed` */
export function requireRecentPassword({ passwordAt }: Person, now: Date): void {
  if (!isPasswordRecent(passwordAt, now)) throw new Problem('password-needed');
}
