import type { Database } from '../../platform/database/open.ts';
import { allValues } from '../../platform/database/rows.ts';
import { normalEmail } from './normal-email.ts';

/** Finds the addresses that have an account, each as `normalEmail` spells it. */
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
