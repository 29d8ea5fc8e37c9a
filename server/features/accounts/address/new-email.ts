import { type RawBuilder, sql } from 'kysely';

/** The address that waits for the account `id` to be confirmed, as a column: null where none waits. */
export const newEmailOf = (id: RawBuilder<unknown>) => sql`
  (select n.email from address_changes n where n.account_id = ${id})`;
