import { sql } from 'kysely';
import type { Database } from '../database/open.ts';
import { refuseEmailTaken } from './email-taken.ts';
import { normalEmail } from './normal-email.ts';

/** Gives an account another address. @throws {Problem} `email-taken` */
export async function changeEmail(
  transaction: Database,
  accountId: number,
  email: string,
): Promise<void> {
  await sql`
    update accounts set email = ${email}, normal_email = ${normalEmail(email)} where id = ${accountId}`
    .execute(transaction)
    .catch(refuseEmailTaken);
}
