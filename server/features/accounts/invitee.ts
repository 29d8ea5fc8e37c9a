import * as v from 'valibot';
import type { Role } from '../../../src/contract/accounts/people.ts';
import { newPassword } from '../../../src/contract/fields.ts';
import type { Services } from '../../platform/calls/command.ts';
import type { Database } from '../../platform/database/open.ts';
import { badField } from '../../platform/http/problem.ts';
import { hashPassword, passwordMatches } from './password-hash.ts';
import { refuseGuessable } from './passwords/guessable.ts';
import { type Account, addAccount, findAccount } from './repository.ts';
import { addressHash, tryPassword } from './sessions/attempts.ts';

/** Holds an invitation, and has an account or a password for a new one. */
export type Invitee =
  | { readonly kind: 'known'; readonly accountId: number }
  | { readonly kind: 'new'; readonly email: string; readonly passwordHash: string };

/** The confirmed account an address has, or null. */
export async function accountAt(db: Database, email: string): Promise<Account | null> {
  const account = await findAccount(db, email);
  return account?.state === 'unverified' ? null : account;
}

/**
 * Asks for the password of the account, or takes a first one where the address has none.
 * @param known what others know of them, so that no password can be made of it
 * @throws {Problem} `invalid` at `password`, `sign-in-waits`
 */
export async function proveInvitee(
  { db, codeKey, clock }: Services,
  account: Account | null,
  email: string,
  password: string,
  known: readonly string[],
): Promise<Invitee> {
  if (!account) {
    const checked = v.safeParse(newPassword, password);
    if (!checked.success) throw badField('password', checked.issues[0].message);
    refuseGuessable(password, 'password', [email, ...known]);
    return { kind: 'new', email, passwordHash: await hashPassword(password) };
  }
  const isRight = await tryPassword(db, addressHash(codeKey, account.email), clock(), () =>
    passwordMatches(account.passwordHash, password),
  );
  if (!isRight) throw badField('password', 'This is not the password of your account.');
  return { kind: 'known', accountId: account.id };
}

/** The number of an invitee's account, which is made where there is none. @throws {Problem} `email-taken` in the meantime */
export async function accountOfInvitee(
  transaction: Database,
  invitee: Invitee,
  role: Role,
  now: Date,
): Promise<number> {
  if (invitee.kind === 'known') return invitee.accountId;
  const { email, passwordHash } = invitee;
  const account = { email, role, passwordHash, state: 'active' } as const;
  return addAccount(transaction, account, now);
}
