import { hkdfSync, randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { prepareDataFolder, privateFile } from './data-folder.ts';
import { BadSetting } from './settings.ts';

export interface Secrets {
  /** Signs the tokens. */
  readonly tokenKey: Uint8Array;
  /** Keys the hashes of one-time codes. */
  readonly codeKey: Uint8Array;
  /** Seals mails while they wait in the database. */
  readonly mailKey: Uint8Array;
  /** Opens the private keys with which credentials are signed; null where no secret is set for them. */
  readonly sealKey: Uint8Array | null;
}

/**
 * One 256-bit key per purpose from one secret (HKDF, RFC 5869), so that no key can replace another.
 * @param lasting the secret for data that must be readable for years, whatever becomes of the other; null for none
 */
export function secretsFrom(secret: string, lasting: string | null = secret): Secrets {
  const key = (purpose: string, from = secret) =>
    new Uint8Array(hkdfSync('sha256', from, '', `trestle ${purpose}`, 32));
  return {
    tokenKey: key('tokens'),
    codeKey: key('codes'),
    mailKey: key('mails'),
    sealKey: lasting === null ? null : key('credentials', lasting),
  };
}

/** As short as a secret may be; what is shorter was cut off. */
const secretLength = 32;

/**
 * The secret of a development machine: made on the first start and kept beside the data, readable by its owner only.
 * @throws {BadSetting} for one that is empty or cut off: anybody could make tokens with it
 */
export function localSecret(dataDir: string): string {
  const file = join(prepareDataFolder(dataDir), 'secret');
  if (!existsSync(file)) {
    // Beside its place first, so that a start that is cut short leaves none or a whole one.
    const made = randomBytes(48).toString('base64url');
    writeFileSync(`${file}.part`, made, { mode: privateFile, flush: true });
    renameSync(`${file}.part`, file);
  }
  const secret = readFileSync(file, 'utf8').trim();
  if (secret.length < secretLength)
    throw new BadSetting(
      `DATA_DIR: ${file} is empty or cut off. Restore it from a backup, or delete it: everybody then signs in again.`,
    );
  return secret;
}

/**
 * A secret that a file holds; null where none is named.
 * @throws {BadSetting} where it cannot be read, or is cut off
 */
export function secretIn(file: string | undefined): string | null {
  if (file === undefined) return null;
  try {
    const secret = readFileSync(file, 'utf8').trim();
    if (secret.length >= secretLength) return secret;
  } catch (error) {
    throw new BadSetting(`CREDENTIALS_SECRET_FILE cannot be read: ${(error as Error).message}.`);
  }
  throw new BadSetting(
    `CREDENTIALS_SECRET_FILE: ${file} must hold at least ${secretLength} characters.`,
  );
}
