import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { changed, headers, notTheirs, proofs, says } from '../../../testing/badge-changes.ts';
import { aBadgeIssuer, type BadgeIssuer } from '../../../testing/badge-issuer.ts';
import { type BadgeKind, badgeKinds, changedCopy } from '../../../testing/badge-kinds.ts';
import { firstBad, standInFor, strangerSays, worldOf } from '../../../testing/badge-verifiers.ts';
import { verify } from './verify.ts';

// biome-ignore lint/suspicious/noExplicitAny: what is done to a credential is anything
type Json = any;

const { weir, kinds } = await badgeKinds();
let thief: BadgeIssuer;
beforeAll(async () => {
  thief = await aBadgeIssuer('thief.example');
  vi.stubGlobal('fetch', standInFor([weir, thief]));
});
afterAll(() => vi.unstubAllGlobals());

const found = async (given: string) => firstBad(await verify(given, worldOf([weir, thief])));
const ours = (given: Json) => found(JSON.stringify(given));

test('an untouched badge is valid, here and elsewhere', async () => {
  const badge = await weir.embedded(weir.badge());
  const { steps } = await verify(JSON.stringify(badge), worldOf([weir]));
  expect(steps.map(({ result }) => result)).toEqual(Array(6).fill('passed'));
  expect(await strangerSays(badge)).toBe('valid');
});

describe.each(kinds)('of a badge signed by $name', ({ badge, sign }: BadgeKind) => {
  test('more than 52 changed copies are refused, each for its reason', async () => {
    const signed = await sign(badge());
    const copies: [string, string, RegExp][] = [
      ...[...says, ...proofs].map(([name, change, found]): [string, string, RegExp] => {
        const tried = (b: Json) => (b.proof || !proofs.some(([one]) => one === name)) && change(b);
        return [name, changedCopy(signed, tried), found];
      }),
      ...headers.map(([name, change, found]): [string, string, RegExp] => [
        name,
        changedCopy(signed, () => {}, change),
        found,
      ]),
    ].filter(([, copy]) => copy !== signed);
    const wrong: string[] = [];
    for (const [name, copy, reason] of copies) {
      const told = await found(copy);
      if (!reason.test(told)) wrong.push(`${name}: ${told}`);
    }
    expect(wrong).toEqual([]);
    expect(copies.length).toBeGreaterThan(52);
  });
});

test.each([...says, ...proofs])('refuses %s, as others do', async (_, change, reason) => {
  const signed = await weir.embedded(weir.badge());
  change(signed);
  const told = await verify(JSON.stringify(signed), worldOf([weir, thief]));
  expect(firstBad(told)).toMatch(reason);
  expect(told.steps).toHaveLength(6);
  const [, signature, ...others] = told.steps.map(({ result }) => result);
  if (signature !== 'passed') expect(others).not.toContain('passed');
  // Another verifier reads past a name that its language has for itself, and past words that nothing is said with.
  if (!/“__proto__”|words of its own/.test(firstBad(told)))
    expect(await strangerSays(signed)).not.toBe('valid');
});

test.each([
  ['that is not for this', 'key-2', /^failed at signature: It was changed/],
  ['that nobody has', 'key-9', notTheirs],
])('refuses a key %s', async (_, key, reason) => {
  const signed = await weir.embedded(weir.badge());
  signed.proof.verificationMethod = `${weir.did}#${key}`;
  expect(await ours(signed)).toMatch(reason);
  expect(await strangerSays(signed)).not.toBe('valid');
});

test('refuses a proof that was made for another badge', async () => {
  const [mine, other] = [weir.badge(), weir.badge()];
  other.credentialSubject.achievement.name = 'A lock gate';
  const swapped = { ...(await weir.embedded(other)), proof: (await weir.embedded(mine)).proof };
  expect(await ours(swapped)).toMatch(changed);
  expect(await strangerSays(swapped)).not.toBe('valid');
});

test('refuses what somebody else signed in the name of the issuer', async () => {
  const forged = await thief.embedded(weir.badge());
  expect(await ours(forged)).toContain('failed at key');
  expect(await strangerSays(forged)).not.toBe('valid');
  forged.proof.verificationMethod = `${weir.did}#key-1`;
  expect(await ours(forged)).toMatch(changed);
  expect(await strangerSays(forged)).not.toBe('valid');
});
