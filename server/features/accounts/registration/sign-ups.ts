import { type RawBuilder, sql } from 'kysely';
import type { Role } from '../../../../src/contract/accounts/people.ts';
import type { Database } from '../../../platform/database/open.ts';
import { allRows, countChanged } from '../../../platform/database/rows.ts';
import { normalEmail } from '../normal-email.ts';

/** An account that waits for its code, with the password and the profile it was made with. */
export interface SignUp {
  readonly id: number;
  readonly email: string;
  readonly role: Role;
  readonly createdAt: Date;
}

/**
 * The sign-ups that wait for an address nobody has, eldest first; held until the transaction ends, so that of
 * two that are confirmed at the same moment one is.
 */
export const waitingSignUps = (transaction: Database, email: string) =>
  allRows<SignUp>(transaction)`
    select id, email, role, created_at as "createdAt" from accounts
    where normal_email = ${normalEmail(email)} and state = 'unverified' and not exists (
      select 1 from accounts where normal_email = ${normalEmail(email)} and state <> 'unverified')
    order by id for update`;

/** Ends the sign-ups that wait for addresses: somebody has them now. */
export const endSignUps = (transaction: Database, emails: readonly string[]): Promise<number> =>
  end(transaction, sql`normal_email = any(${emails.map(normalEmail)}::text[])`);

/** Ends the sign-ups nobody has confirmed for so long, some at a time. @returns how many */
export const endSignUpsBefore = (db: Database, time: Date, atMost: number): Promise<number> =>
  end(
    db,
    sql`id = any(array(
      select id from accounts where state = 'unverified' and created_at < ${time}
      limit ${sql.lit(atMost)}))`,
  );

/**
 * One that is being confirmed at this moment is waited for, and left with its profile. A company that an admin has
 * posted projects for meanwhile stays, without an account.
 */
const end = (db: Database, which: RawBuilder<unknown>): Promise<number> =>
  countChanged(db)`
    with ended as (select id from accounts where state = 'unverified' and ${which} order by id for update),
    profiles as (
      delete from companies c using ended where c.account_id = ended.id
        and not exists (select 1 from projects p where p.company_id = c.id))
    delete from accounts where id in (select id from ended)`;
