import { sql } from 'kysely';
import type { Database } from '../database/open.ts';
import { Problem } from '../plugins/problem.ts';
import { findAccount } from './repository.ts';

/** Gives an account another address. @throws {Problem} `email-taken` */
export async function changeEmail(
  transaction: Database,
  accountId: number,
  email: string,
): Promise<void> {
  const taken = await findAccount(transaction, email);
  if (taken && taken.id !== accountId) throw new Problem('email-taken');
  await sql`update accounts set email = ${email} where id = ${accountId}`.execute(transaction);
}
