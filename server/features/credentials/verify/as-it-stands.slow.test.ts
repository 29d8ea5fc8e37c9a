import { gzipSync } from 'node:zlib';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { credentialAtMost } from '../../../../src/contract/credentials/verify.ts';
import { aBadgeIssuer, type BadgeIssuer, placeInList } from '../../../testing/badge-issuer.ts';
import { firstBad, standInFor, strangerSays, worldOf } from '../../../testing/badge-verifiers.ts';
import { Unreadable } from './outside/fetch-document.ts';
import { verify } from './verify.ts';

// biome-ignore lint/suspicious/noExplicitAny: what is done to a credential is anything
type Json = any;

let weir: BadgeIssuer;
let host: string;
let list: string;
let issuers = 0;
beforeEach(async () => {
  // Another one each time: the other verifier remembers what an issuer's document was.
  issuers += 1;
  host = `weir-${issuers}.example`;
  list = `https://${host}/credentials/status/1`;
  weir = await aBadgeIssuer(host);
  vi.stubGlobal('fetch', standInFor([weir]));
});
afterAll(() => vi.unstubAllGlobals());

const ours = (given: Json) => verify(JSON.stringify(given), worldOf([weir]));
const signed = (change: (badge: Json) => unknown = () => {}) => {
  const badge = weir.badge();
  change(badge);
  return weir.embedded(badge);
};

describe('what was signed as it stands is refused', () => {
  test('after its last day, and before its first', async () => {
    const ended = await signed((b) => Object.assign(b, { validUntil: '2026-05-10T00:00:00Z' }));
    expect(firstBad(await ours(ended))).toBe('failed at validity: It expired on 10 May 2026.');
    expect(await strangerSays(ended)).not.toBe('valid');
    const early = await signed((b) => Object.assign(b, { validFrom: '2026-07-01T00:00:00Z' }));
    expect(firstBad(await ours(early))).toContain('failed at validity: It is not valid until');
  });

  test.each([
    ['five minutes early is taken, as clocks differ', { validFrom: '2026-06-01T00:05:00Z' }, null],
    [
      'on its first day says at what time it begins',
      { validFrom: '2026-06-01T16:30:00+02:00' },
      'It is not valid until 1 June 2026 at 14:30 UTC.',
    ],
    ['five minutes late is taken', { validUntil: '2026-05-31T23:55:00Z' }, null],
    ['later is not', { validUntil: '2026-05-31T23:54:59Z' }, 'It expired on 31 May 2026.'],
  ])('%s', async (_, days, sentence) => {
    const badge = await signed((b) => Object.assign(b, days));
    expect(firstBad(await ours(badge))).toContain(sentence ?? 'passed');
  });

  test('once it is revoked, and nothing else is said against it', async () => {
    const badge = await signed();
    await weir.revoke(placeInList);
    const told = await ours(badge);
    expect(firstBad(told)).toBe('failed at status: Its issuer has revoked it.');
    expect(told.steps.filter(({ result }) => result === 'passed')).toHaveLength(5);
    expect(await strangerSays(badge)).toBe('revoked');
    await weir.revoke(placeInList - 1, placeInList + 1);
    expect((await ours(badge)).result).toBe('passed');
    expect(await strangerSays(badge)).toBe('valid');
  });

  test.each<[string, (status: Json) => void, string]>([
    [
      'no number',
      (s) => Object.assign(s, { statusListIndex: '12x' }),
      'unknown at status: It uses a way of revoking',
    ],
    ['past its end', (s) => Object.assign(s, { statusListIndex: '131072' }), 'has no entry for it'],
    ['of another kind', (s) => Object.assign(s, { type: 'StatusList2021Entry' }), 'at status: How'],
    ['for suspension', (s) => Object.assign(s, { statusPurpose: 'suspension' }), 'another purpose'],
  ])('where its place in the list is %s', async (_, change, found) => {
    const badge = await signed((b) => change(b.credentialStatus)).catch(() => null);
    // The library that signs knows fewer kinds than the context.
    if (badge) expect(firstBad(await ours(badge))).toContain(found);
  });
});

describe('a list of revoked credentials is refused', () => {
  const listed = () => weir.documents.get(list);
  const anew = async (change: (list: Json) => unknown) => {
    const { proof, ...unsigned } = structuredClone(listed());
    change(unsigned);
    weir.documents.set(list, await weir.embedded(unsigned));
  };

  test('that was changed after it was signed', async () => {
    const badge = await signed();
    await weir.revoke(placeInList);
    const revoked = listed();
    await weir.revoke();
    const { encodedList } = listed().credentialSubject;
    weir.documents.set(list, {
      ...revoked,
      credentialSubject: { ...revoked.credentialSubject, encodedList },
    });
    expect(firstBad(await ours(badge))).toBe(
      'failed at status: The list of revoked credentials cannot be relied on. It was changed after it was signed, or somebody else signed it.',
    );
    expect(await strangerSays(badge)).not.toBe('valid');
  });

  test('of another issuer, signed as it may be', async () => {
    const thief = await aBadgeIssuer('thief.example');
    const { proof, ...unsigned } = structuredClone(listed());
    const theirs = await thief.embedded({ ...unsigned, issuer: thief.did });
    weir.documents.set(list, theirs);
    expect(firstBad(await ours(await signed()))).toContain('is from another issuer');
  });

  test.each<[string, (list: Json) => unknown, string]>([
    ['of another address', (l) => Object.assign(l, { id: `${list}2` }), 'is for another address'],
    [
      'kept for another purpose',
      (l) => Object.assign(l.credentialSubject, { statusPurpose: 'suspension' }),
      'another purpose',
    ],
    [
      'that is over',
      (l) => Object.assign(l, { validUntil: '2026-05-31T00:00:00Z' }),
      'relied on. It expired on 31 May 2026.',
    ],
    [
      'that is none',
      (l) => Object.assign(l, { type: ['VerifiableCredential'] }),
      'is not valid: type is missing',
    ],
    [
      'that unpacks to more than is looked at',
      (l) =>
        Object.assign(l.credentialSubject, {
          encodedList: `u${gzipSync(Buffer.alloc(3_000_000)).toString('base64url')}`,
        }),
      'cannot be unpacked',
    ],
  ])('%s', async (_, change, found) => {
    await anew(change);
    expect(firstBad(await ours(await signed()))).toContain(found);
  });

  test('that cannot be read: then it is not known whether the badge was revoked', async () => {
    const badge = await signed();
    weir.documents.delete(list);
    expect(firstBad(await ours(badge))).toContain('unknown at status: The list of revoked');
    expect(await strangerSays(badge)).not.toBe('valid');
  });
});

describe('an issuer', () => {
  const change = (change: (document: Json) => unknown) => change(weir.documents.get(weir.did));

  test('that cannot be read leaves all that needs its keys unknown', async () => {
    weir.documents.delete(weir.did);
    const { result, steps } = await ours(await signed());
    expect(result).toBe('unknown');
    expect(steps.map((step) => step.result).join()).toBe(
      'passed,unknown,unknown,unknown,unknown,unknown',
    );
  });

  test('whose document is somebody else’s, or none, is not the issuer', async () => {
    change((document) => Object.assign(document, { id: 'did:web:other.example' }));
    expect(firstBad(await ours(await signed()))).toContain('failed at issuer');
    weir.documents.set(weir.did, { id: weir.did, verificationMethod: 'none' });
    expect(firstBad(await ours(await signed()))).toContain('failed at issuer');
  });

  test('can take a key away from issuing, and another cannot lend it one', async () => {
    const badge = await signed();
    change((document) => document.assertionMethod.shift());
    expect(firstBad(await ours(badge))).toContain('not for issuing credentials');
    expect(await strangerSays(badge)).not.toBe('valid');
    change((document) => {
      document.assertionMethod.push(`${weir.did}#key-1`);
      document.verificationMethod[0].controller = 'did:web:other.example';
    });
    expect(firstBad(await ours(badge))).toContain('belongs to somebody other');
  });

  test('can name its keys, or write them where it says that they issue', async () => {
    const [badge, token] = [await signed(), await weir.token(weir.badge())];
    change((document) => {
      document.assertionMethod = document.verificationMethod;
      delete document.verificationMethod;
    });
    expect((await ours(badge)).result).toBe('passed');
    expect((await verify(token, worldOf([weir]))).result).toBe('passed');
  });

  test('can say that a key was compromised: from that day on its badges are doubtful', async () => {
    const badge = await signed();
    const revoked = (day: string) =>
      change(({ verificationMethod }) => Object.assign(verificationMethod[0], { revoked: day }));
    revoked('2026-06-20T00:00:00Z');
    expect((await ours(badge)).result).toBe('passed');
    revoked('2026-05-20T00:00:00Z');
    expect(firstBad(await ours(badge))).toContain('doubtful at key: The issuer says that the key');
  });

  test('is read out of its own domain, this site or another', async () => {
    const told = async (isOwn: boolean) => {
      const text = JSON.stringify(await signed());
      const { steps } = await verify(text, { ...worldOf([weir]), isOwn: async () => isOwn });
      return steps.find(({ step }) => step === 'issuer')?.sentence;
    };
    expect(await told(true)).toContain(`${host}, this site`);
    expect(await told(false)).toContain(`${host}, another site`);
  });
});

test('input that is no credential, or is too long, too deep or too large, is not checked', async () => {
  const nothing = { ...worldOf([]), read: () => Promise.reject(new Unreadable('Asked for.')) };
  const found = async (text: string) => firstBad(await verify(text, nothing));
  const badge = await signed();
  for (const text of ['', '[]', 'null', '"a"', '{', '<svg/>', 'a.b', '[{}]'])
    expect(await found(text)).toContain('failed at form: It is neither JSON nor a token');
  expect(await found('{}')).toContain('failed at form: It is not an Open Badge 3.0: @context');
  expect(await found('x'.repeat(credentialAtMost + 1))).toContain('is longer than 2000000');
  let deep: Json = {};
  for (let at = 0; at < 40; at += 1) deep = { deep };
  expect(await found(JSON.stringify({ ...badge, deep }))).toContain('nested more than 32 deep');
  const long = 'x '.repeat(150_001);
  expect(await found(JSON.stringify({ ...badge, long }))).toContain('more than 300000 characters');
  const much = Array.from({ length: 5_000 }, () => 1);
  expect(await found(JSON.stringify({ ...badge, much }))).toContain('more than 2000 values');
});
