import { sql } from 'kysely';
import * as v from 'valibot';
import type { Credential } from '../../../src/contract/credentials/credentials.ts';
import type { endpoints } from '../../../src/contract/endpoints.ts';
import type { Page } from '../../../src/contract/paging.ts';
import type { Person } from '../../platform/calls/person.ts';
import { pageWithTotal } from '../../platform/database/count-matching.ts';
import { asInstant } from '../../platform/database/expressions.ts';
import type { Database } from '../../platform/database/open.ts';
import { limitsOf, searchedIn } from '../../platform/database/paged.ts';
import { allRows, firstRow, firstValue } from '../../platform/database/rows.ts';

const result = sql`(k.document::json -> 'credentialSubject' -> 'result' -> 0 ->> 'value')`;

/** Date from which the key of `credentials k` is not to be trusted; null if it was sound when it signed. */
export const doubtfulFrom = sql<string | null>`(
  select ${asInstant(sql`min(y.compromised_from)`)} from credential_keys y
  where y.number in (k.key, k.jwt_key) and y.compromised_from <= k.issued_at)`;

/** Revocation, replacement and doubts of `credentials k`. */
const fateColumns = sql`
  ${asInstant(sql`k.revoked_at`)} as "revokedAt", k.revoked_because as "revokedBecause",
  (select n.id from credentials n where n.replaces = k.id and n.issued_at is not null limit 1) as "replacedBy",
  ${doubtfulFrom} as "doubtfulFrom"`;

/** A `Credential` of the contract. */
export const credentialColumns = sql`
  k.id, t.title, t.company_name as "companyName", s.first_name || ' ' || s.last_name as "studentName",
  ${result} as outcome, ${asInstant(sql`k.issued_at`)} as "issuedAt",
  k.may_be_renewed as "mayBeRenewed", ${fateColumns}`;

/** Joins for the columns, `credentials k` first. */
export const credentialJoins = sql`
  from credentials k join achievements t on t.id = k.achievement_id left join students s on s.id = k.student_id`;

/**
 * Credentials, newest first: a student's own, or for an admin all of them, those of one student, or those found by name
 * or email.
 */
export async function listCredentials(
  db: Database,
  { role, accountId }: Person,
  query: v.InferOutput<(typeof endpoints.listCredentials)['query']>,
): Promise<Page<Credential>> {
  const { searchText } = query;
  const isOffice = role === 'Admin';
  const whose = isOffice ? query.studentId : accountId;
  const where = sql.join(
    [
      sql`k.issued_at is not null`,
      ...(whose === undefined ? [] : [sql`k.student_id = ${whose}`]),
      ...(isOffice && searchText
        ? [
            sql`k.student_id in (select f.id from students f where ${searchedIn(sql`f.search`, searchText)})`,
          ]
        : []),
    ],
    sql` and `,
  );
  const rows = await allRows<Credential>(db)`
    select ${credentialColumns} ${credentialJoins}
    where ${where} order by k.issued_at desc, k.id ${limitsOf(query)}`;
  return pageWithTotal(db, rows, query, sql`credentials k`, where);
}

const uuid = v.pipe(v.string(), v.uuid());

/** True if a text has the form of a credential's number. */
export const isCredentialNumber = (given: string): boolean => v.is(uuid, given);

/** A credential as it was signed, in one of its two forms; null where there is none. */
export async function signedText(
  db: Database,
  id: string,
  form: 'document' | 'jwt',
): Promise<string | null> {
  if (!isCredentialNumber(id)) return null;
  return firstValue<string>(db)`
    select ${sql.ref(form)} as text from credentials where id = ${id} and issued_at is not null`;
}

export type Fate = Pick<Credential, 'revokedAt' | 'revokedBecause' | 'replacedBy' | 'doubtfulFrom'>;

/** Revocation, replacement and doubts of a credential, or null. */
export async function fateOf(db: Database, id: string): Promise<Fate | null> {
  if (!isCredentialNumber(id)) return null;
  return firstRow<Fate>(db)`
    select ${fateColumns} from credentials k where k.id = ${id} and k.issued_at is not null`;
}
