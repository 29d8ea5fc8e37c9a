import { expect, test } from 'vitest';
import { hashPassword, passwordMatches } from '../password-hash.ts';

const long = 'ä'.repeat(255);

test.each([
  ['the last of 256 characters', `${long}x`, `${long}y`],
  ['a letter’s case', 'a lattice of steel', 'A lattice of steel'],
  ['a blank at the end', 'a lattice of steel', 'a lattice of steel '],
])('%s counts in a password', async (_, password, other) => {
  const hash = await hashPassword(password);
  expect(await passwordMatches(hash, password)).toBe(true);
  expect(await passwordMatches(hash, other)).toBe(false);
});

test.each([
  ['é as one sign and as two', 'caf\u00e9 by the bridge', 'cafe\u0301 by the bridge'],
  ['wide letters of a Japanese keyboard', '\uff42ridge over water', 'bridge over water'],
])('a password is the same however a keyboard spells it: %s', async (_, one, other) => {
  expect(await passwordMatches(await hashPassword(one), other)).toBe(true);
});

test('two hashes of one password differ, and are Argon2id of 19 MiB and two passes', async () => {
  const [one, other] = [await hashPassword(long), await hashPassword(long)];
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(one).not.toBe(other);
});
