import { sql } from 'kysely';
import * as v from 'valibot';
import type { Credential } from '../../../../../src/contract/credentials/credentials.ts';
import type { Database } from '../../../../platform/database/open.ts';
import { credentialColumns, credentialJoins } from '../../listing.ts';

/** A credential of this site, as it was signed, and what has become of it. */
export type Issued = Pick<
  Credential,
  'id' | 'revokedAt' | 'revokedBecause' | 'replacedBy' | 'doubtfulFrom'
> & { readonly document: string };

/** What has become of a credential, as a text that is another one once that has changed; null for no credential's number. */
export async function stampOf(db: Database, id: string): Promise<string | null> {
  if (!v.is(v.pipe(v.string(), v.uuid()), id)) return null;
  const { rows } = await sql<{ stamp: string }>`
    select concat_ws(' ', k.revoked_at,
      (select n.id from credentials n where n.replaces = k.id and n.issued_at is not null limit 1),
      (select min(y.compromised_from) from credential_keys y where y.number in (k.key, k.jwt_key))) as stamp
    from credentials k where k.id = ${id} and k.issued_at is not null`.execute(db);
  return rows[0]?.stamp ?? null;
}

/** A credential that there is. */
export async function issuedCredential(db: Database, id: string): Promise<Issued> {
  const { rows } = await sql<Issued>`
    select ${credentialColumns}, k.document ${credentialJoins}
    where k.id = ${id} and k.issued_at is not null`.execute(db);
  return rows[0]!;
}
