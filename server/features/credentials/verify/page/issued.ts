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

/** The credential of a number, or null. */
export async function issuedCredential(db: Database, id: string): Promise<Issued | null> {
  if (!v.is(v.pipe(v.string(), v.uuid()), id)) return null;
  const { rows } = await sql<Issued>`
    select ${credentialColumns}, k.document ${credentialJoins}
    where k.id = ${id} and k.issued_at is not null`.execute(db);
  return rows[0] ?? null;
}
