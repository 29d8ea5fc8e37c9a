import type { Services } from '../../../platform/calls/command.ts';
import type { Person } from '../../../platform/calls/person.ts';
import type { Database } from '../../../platform/database/open.ts';
import { execute } from '../../../platform/database/rows.ts';
import { badField, Problem } from '../../../platform/http/problem.ts';
import { passwordMatches } from '../password-hash.ts';
import { accountById } from '../repository.ts';
import { addressHash, tryPassword } from './attempts.ts';

/**
 * Notes that this session's account password was just given. Failed tries delay the next one, as at sign-in.
 * @throws {Problem} `invalid`, `sign-in-waits`
 */
export async function confirmPassword(
  { db, clock, codeKey }: Services,
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

export const notePasswordGiven = (db: Database, sessionId: string, now: Date) =>
  execute(db)`update sessions set password_at = ${now} where id = ${sessionId}`;
