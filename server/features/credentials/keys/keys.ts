import * as multikey from '@digitalbazaar/ed25519-multikey';
import {
  CompactEncrypt,
  compactDecrypt,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JWK,
} from 'jose';
import type { Logger } from 'pino';
import type { Database } from '../../../platform/database/open.ts';
import {
  allRows,
  allValues,
  countChanged,
  execute,
  firstRow,
} from '../../../platform/database/rows.ts';
import type { CredentialSettings } from '../settings.ts';
import { didOf, methodOf, type PublicKey } from './did.ts';

/** Every key that an origin has ever had, without what is secret. */
export const publicKeys = (db: Database, origin: string) =>
  allRows<PublicKey>(db)`
    select number, origin, kind, public, compromised_from as "compromisedFrom"
    from credential_keys where origin = ${origin} order by number`;

/** The origin of a host under which this server is known, or was before; undefined for any other. */
export async function originNamed(
  { db, publicOrigin }: { db: Database; publicOrigin: string },
  host: string,
): Promise<string | undefined> {
  if (new URL(publicOrigin).host === host) return publicOrigin;
  const row = await firstRow<{ origin: string }>(db)`
    select origin from credential_keys where split_part(origin, '://', 2) = ${host} limit 1`;
  return row?.origin;
}

/** The public key of JWTs that has this number, as a bare JWK; undefined where there is none. */
export async function publicJwk(db: Database, number: number): Promise<object | undefined> {
  const row = await firstRow<{ public: object }>(db)`
    select public from credential_keys where number = ${number} and kind = 'RSA'`;
  return row?.public;
}

/**
 * Makes a pair of keys, for both forms of a credential, and destroys the private parts of those before: what they signed
 * stays valid, and nothing more can be signed with them.
 * @param sealKey 256 bits of the configuration
 * @returns the numbers of the new keys
 */
export async function makeKeys(
  transaction: Database,
  { origin, sealKey, at }: { origin: string; sealKey: Uint8Array; at: Date },
): Promise<number[]> {
  await execute(transaction)`lock table credential_keys in share row exclusive mode`;
  await execute(transaction)`update credential_keys set sealed = null where origin = ${origin}`;
  const { publicKeyMultibase, secretKeyMultibase } = await (await multikey.generate()).export({
    publicKey: true,
    secretKey: true,
  });
  const rsa = await generateKeyPair('RS256', { modulusLength: 2_048, extractable: true });
  const made = [
    { kind: 'Ed25519', public: { publicKeyMultibase }, secret: { secretKeyMultibase } },
    {
      kind: 'RSA',
      public: { ...(await exportJWK(rsa.publicKey)), alg: 'RS256', use: 'sig' },
      secret: await exportJWK(rsa.privateKey),
    },
  ];
  const numbers: number[] = [];
  for (const { kind, public: open, secret } of made) {
    const row = await firstRow<{ number: number }>(transaction)`
      insert into credential_keys (origin, kind, public, sealed, made_at)
      values (${origin}, ${kind}, ${JSON.stringify(open)}, ${await seal(secret, sealKey)}, ${at})
      returning number`;
    numbers.push(row!.number);
  }
  return numbers;
}

/**
 * Marks a key's signatures from a date on as doubtful and destroys its private part. Status lists are signed again with
 * another key.
 * @returns false if there is no such key
 */
export async function markCompromised(
  transaction: Database,
  number: number,
  from: Date,
): Promise<boolean> {
  const changed = await countChanged(transaction)`
    update credential_keys set compromised_from = ${from}, sealed = null where number = ${number}`;
  await execute(transaction)`
    update status_lists set changed_at = changed_at + interval '1 millisecond'
    where origin = (select origin from credential_keys where number = ${number})`;
  return changed === 1;
}

export interface SigningKeys {
  readonly origin: string;
  readonly embedded: { readonly number: number; readonly signer: object };
  readonly jwt: { readonly number: number; readonly key: CryptoKey | Uint8Array };
}

export type NoKeys = 'never made' | 'no secret' | 'another secret';

interface Sealed extends PublicKey {
  readonly sealed: string;
}

/** The keys that were opened last: that takes half as long as signing. */
const opening = new WeakMap<Uint8Array, { sealed: string; keys: SigningKeys }>();

/** The keys with which an origin signs, or why it has none. */
export async function signingKeys(
  db: Database,
  origin: string,
  sealKey: Uint8Array | null,
): Promise<SigningKeys | NoKeys> {
  const rows = await allRows<Sealed>(db)`
    select distinct on (kind) number, origin, kind, public, sealed
    from credential_keys where origin = ${origin} and sealed is not null and compromised_from is null
    order by kind, number desc`;
  const [embedded, jwt] = rows;
  if (!embedded || !jwt) return 'never made';
  if (sealKey === null) return 'no secret';
  const known = opening.get(sealKey);
  if (known?.sealed === embedded.sealed + jwt.sealed) return known.keys;
  try {
    const pair = await multikey.from({
      '@context': 'https://w3id.org/security/multikey/v1',
      id: methodOf(origin, embedded.number),
      type: 'Multikey',
      controller: didOf(origin),
      ...embedded.public,
      ...(await opened<{ secretKeyMultibase: string }>(embedded, sealKey)),
    });
    const keys = {
      origin,
      embedded: { number: embedded.number, signer: pair.signer() },
      jwt: { number: jwt.number, key: await importJWK(await opened<JWK>(jwt, sealKey), 'RS256') },
    };
    opening.set(sealKey, { sealed: embedded.sealed + jwt.sealed, keys });
    return keys;
  } catch {
    return 'another secret';
  }
}

const seal = (secret: object, key: Uint8Array): Promise<string> =>
  new CompactEncrypt(new TextEncoder().encode(JSON.stringify(secret)))
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .encrypt(key);

async function opened<Secret>({ sealed }: Sealed, key: Uint8Array): Promise<Secret> {
  const { plaintext } = await compactDecrypt(sealed, key);
  return JSON.parse(new TextDecoder().decode(plaintext));
}

/** Explains why nothing is issued, and what to do. */
export const noKeyWords: Record<NoKeys, string> = {
  'never made': 'The programme has no key to sign with. Make one with: npm run credentials:keys.',
  'no secret':
    'CREDENTIALS_SECRET is not set, so the keys of the programme cannot be opened. Set it as it was.',
  'another secret':
    'CREDENTIALS_SECRET is not what the keys of the programme were sealed with. Set it as it was, or make new keys with: npm run credentials:keys.',
};

/** Explains why credentials are not issued now; null if they are. */
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
  return allValues<string>(db)`
    select distinct origin from credential_keys where origin <> ${origin} order by origin`;
}

/** Warns operators about keys at the start. */
export async function tellOfKeys(services: CredentialSettings, logger: Pick<Logger, 'warn'>) {
  const hindrance = await hindranceToSign(services);
  if (hindrance) logger.warn(`No credentials are issued. ${hindrance}`);
  for (const origin of await formerOrigins(services.db, services.publicOrigin))
    logger.warn(
      `Credentials were issued as ${didOf(origin)}. Keep ${origin} leading here, or they can no longer be verified (docs/credentials.md).`,
    );
}
