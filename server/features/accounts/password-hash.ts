import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { bounded } from '../../platform/http/limits/bounded.ts';

/** OWASP's first choice for Argon2id: 19 MiB, two passes, one lane. Algorithm 2 is Argon2id. */
const cost = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Unicode has several spellings for one character; a person types what their keyboard makes. */
export const normal = (password: string) => password.normalize('NFKC');

/**
 * Each takes 19 MiB and a processor. libuv has four threads for a process, and one is left to files and names. More
 * requests wait here, and are refused after a while.
 */
const hashing = bounded({
  atOnce: Math.min(availableParallelism(), 3),
  waiting: 200,
  waitMs: 5_000,
});

/** @throws {Problem} `busy` */
export const hashPassword = (password: string): Promise<string> =>
  hashing.run(() => hash(normal(password), cost));

let nobody: Promise<string> | undefined;

/**
 * True if the password belongs to the hash. Without a hash (an unknown address, or no password yet) it does the same
 * work and returns false, so the time gives nothing away.
 * @throws {Problem} `busy`
 */
export async function passwordMatches(
  passwordHash: string | null,
  password: string,
): Promise<boolean> {
  nobody ??= hash('the password of nobody', cost);
  const known = passwordHash ?? (await nobody);
  const matches = await hashing.run(() => verify(known, normal(password)));
  return matches && passwordHash !== null;
}
