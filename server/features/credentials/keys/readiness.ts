import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from '../../../platform/database/open.ts';
import type { CredentialSettings } from '../settings.ts';
import { didOf } from './did.ts';
import { type NoKeys, signingKeys } from './keys.ts';

/** Why nothing is issued, and what to do about it. */
export const noKeyWords: Record<NoKeys, string> = {
  'never made': 'The programme has no key to sign with. Make one with: npm run credentials:keys.',
  'no secret':
    'CREDENTIALS_SECRET is not set, so the keys of the programme cannot be opened. Set it as it was.',
  'another secret':
    'CREDENTIALS_SECRET is not what the keys of the programme were sealed with. Set it as it was, or make new keys with: npm run credentials:keys.',
};

/** Why credentials are not issued now; null where they are. */
export async function hindranceToSign({
  db,
  publicOrigin,
  sealKey,
}: CredentialSettings): Promise<string | null> {
  const keys = await signingKeys(db, publicOrigin, sealKey);
  return typeof keys === 'string' ? noKeyWords[keys] : null;
}

/** Origins under which credentials were issued before PUBLIC_ORIGIN was changed: their documents must still be served. */
async function formerOrigins(db: Database, origin: string): Promise<string[]> {
  const { rows } = await sql<{ origin: string }>`
    select distinct origin from credential_keys where origin <> ${origin} order by origin`.execute(
    db,
  );
  return rows.map((row) => row.origin);
}

/** Says at the start what operators have to know about keys. */
export async function tellOfKeys(services: CredentialSettings, logger: Pick<Logger, 'warn'>) {
  const hindrance = await hindranceToSign(services);
  if (hindrance) logger.warn(`No credentials are issued. ${hindrance}`);
  for (const origin of await formerOrigins(services.db, services.publicOrigin))
    logger.warn(
      `Credentials were issued as ${didOf(origin)}. Keep ${origin} leading here, or they can no longer be verified (docs/credentials.md).`,
    );
}
