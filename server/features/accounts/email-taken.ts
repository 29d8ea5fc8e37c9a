import { problems } from '../../../src/contract/problem.ts';
import type { Database } from '../../platform/database/open.ts';
import { allValues } from '../../platform/database/rows.ts';
import { Problem } from '../../platform/http/problem.ts';
import { normalEmail } from './normal-email.ts';

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

/** Which of many addresses somebody has, each as `normalEmail` spells it. */
export async function takenEmails(
  db: Database,
  emails: readonly string[],
): Promise<ReadonlySet<string>> {
  return new Set(
    await allValues<string>(db)`
    select normal_email as email from accounts
    where normal_email = any(${emails.map(normalEmail)}::text[]) and state <> 'unverified'`,
  );
}
