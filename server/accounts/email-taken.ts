import { sql } from 'kysely';
import { problems } from '../../src/contract/problem.ts';
import type { Database } from '../database/open.ts';
import { Problem } from '../http/problem.ts';

const uniqueViolation = '23505';

/**
 * What a write of an address failed with: said at the field where somebody else has the address, also
 * when they took it in the same moment.
 */
export function refuseEmailTaken(error: unknown): never {
  throw (error as { code?: string }).code === uniqueViolation ? emailTaken() : error;
}

export const emailTaken = (): Problem =>
  new Problem('email-taken', undefined, {
    errors: [{ path: 'email', message: problems['email-taken'].title }],
  });

/** Which of many addresses somebody has, in lower case. */
export async function takenEmails(
  db: Database,
  emails: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ email: string }>`
    select lower(wanted.email) as email from unnest(${emails}::text[]) as wanted (email)
    where exists (select 1 from accounts a where lower(a.email) = lower(wanted.email))`.execute(db);
  return new Set(rows.map(({ email }) => email));
}
