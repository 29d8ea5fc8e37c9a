import { sql } from 'kysely';
import * as v from 'valibot';
import type { Credential } from '../../../../../src/contract/credentials/credentials.ts';
import type { Database } from '../../../../platform/database/open.ts';
import { credentialColumns, credentialJoins } from '../../listing.ts';

/** What has become of a credential. */
export type Fate = Pick<Credential, 'revokedAt' | 'revokedBecause' | 'replacedBy' | 'doubtfulFrom'>;

/** What has become of the credential of a number, or null. */
export async function fateOf(db: Database, id: string): Promise<Fate | null> {
  if (!v.is(v.pipe(v.string(), v.uuid()), id)) return null;
  const { rows } = await sql<Fate>`
    select ${credentialColumns} ${credentialJoins}
    where k.id = ${id} and k.issued_at is not null`.execute(db);
  return rows[0] ?? null;
}
