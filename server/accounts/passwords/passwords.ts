import { hash, verify } from '@node-rs/argon2';

/** OWASP's first choice for Argon2id: 19 MiB, two passes, one lane. Algorithm 2 is Argon2id. */
const cost = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Unicode has several spellings for one character; a person types what their keyboard makes. */
export const normal = (password: string) => password.normalize('NFKC');

export const hashPassword = (password: string): Promise<string> => hash(normal(password), cost);

let nobody: Promise<string> | undefined;

/**
 * Whether the password belongs to the hash. Without a hash (nobody has that address, or no password
 * is set yet) it does the same work and answers no, so that the time tells nothing.
 */
export async function passwordMatches(
  passwordHash: string | null,
  password: string,
): Promise<boolean> {
  nobody ??= hashPassword('the password of nobody');
  const matches = await verify(passwordHash ?? (await nobody), normal(password));
  return matches && passwordHash !== null;
}
