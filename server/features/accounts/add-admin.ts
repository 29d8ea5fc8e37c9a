import * as v from 'valibot';
import type { AdminLevel } from '../../../src/contract/accounts/people.ts';
import { email as emailField, newPassword } from '../../../src/contract/fields.ts';
import type { Database } from '../../platform/database/open.ts';
import { hashPassword } from './password-hash.ts';
import { weaknessOf } from './passwords/guessable.ts';
import { addAccount, findAccount, localPartOf } from './repository.ts';

/** An admin that cannot be made as asked. The message is one sentence. */
export class Refused extends Error {
  override readonly name = 'Refused';
}

/**
 * Makes an admin with a password, from the command line: nobody can invite the first one.
 * @throws {Refused} for an address in use, or an address or password that no form would take
 */
export async function addAdmin(
  db: Database,
  admin: { name?: string; email: string; level: AdminLevel; password: string },
  now: Date,
): Promise<number> {
  const email = parsed(emailField(), admin.email);
  const password = parsed(newPassword, admin.password);
  const adminName = admin.name?.trim() || localPartOf(email);
  const weakness = weaknessOf(password, [email, adminName]);
  if (weakness) throw new Refused(weakness);
  const known = await findAccount(db, email);
  if (known && known.state !== 'unverified') throw new Refused(`${email} is already in use.`);
  const passwordHash = await hashPassword(password);
  const account = {
    email,
    role: 'Admin',
    adminLevel: admin.level,
    adminName,
    passwordHash,
    state: 'active',
  } as const;
  return addAccount(db, account, now);
}

function parsed(field: v.GenericSchema<string, string>, value: string): string {
  const result = v.safeParse(field, value);
  if (!result.success) throw new Refused(result.issues[0].message);
  return result.output;
}
