import { hkdfSync, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Secrets {
  /** Signs the tokens. */
  readonly tokenKey: Uint8Array;
  /** Keys the hashes of one-time codes. */
  readonly codeKey: Uint8Array;
  /** Seals mails while they wait in the database. */
  readonly mailKey: Uint8Array;
}

/** One 256-bit key per purpose from one secret (HKDF, RFC 5869), so that none can stand in for another. */
export function secretsFrom(secret: string): Secrets {
  const key = (purpose: string) =>
    new Uint8Array(hkdfSync('sha256', secret, '', `trestle ${purpose}`, 32));
  return { tokenKey: key('tokens'), codeKey: key('codes'), mailKey: key('mails') };
}

/** The secret of a development machine: made on the first start and kept beside the data, readable by its owner only. */
export function localSecret(dataDir: string): string {
  const file = join(dataDir, 'secret');
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(file, randomBytes(48).toString('base64url'), { mode: 0o600 });
  }
  return readFileSync(file, 'utf8').trim();
}
