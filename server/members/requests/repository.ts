import { sql } from 'kysely';
import type { JoinRequest, JoinRequestForm } from '../../../src/contract/members.ts';
import { normalEmail } from '../../accounts/normal-email.ts';
import { asInstant } from '../../database/instant.ts';
import type { Database } from '../../database/open.ts';

/** Who asks to join a company, the longest-waiting first. */
export async function requestsTo(db: Database, companyId: number): Promise<JoinRequest[]> {
  const { rows } = await sql<JoinRequest>`
    select id, name, email, ${asInstant(sql`asked_at`)} as "askedAt" from join_requests
    where company_id = ${companyId} order by join_requests.asked_at, id`.execute(db);
  return rows;
}

/** Keeps a request; false where the address has one with the company already. */
export async function insertRequest(
  transaction: Database,
  companyId: number,
  { name, email }: JoinRequestForm,
  now: Date,
): Promise<boolean> {
  const row = { name, email, normal_email: normalEmail(email), asked_at: now };
  const added = await transaction
    .insertInto('join_requests')
    .values({ company_id: companyId, ...row })
    .onConflict((conflict) => conflict.columns(['company_id', 'normal_email']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

/** Ends the request of an address. */
export async function deleteRequest(
  transaction: Database,
  companyId: number,
  email: string,
): Promise<void> {
  await sql`
    delete from join_requests
    where company_id = ${companyId} and normal_email = ${normalEmail(email)}`.execute(transaction);
}
