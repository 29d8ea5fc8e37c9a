import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { badgeKinds } from '../../../testing/badge-kinds.ts';
import { firstBad, worldOf } from '../../../testing/badge-verifiers.ts';
import { verify } from './verify.ts';

// biome-ignore lint/suspicious/noExplicitAny: what is done to a credential is anything
type Json = any;

const { weir, kinds } = await badgeKinds();
const found = async (given: Json) =>
  firstBad(
    await verify(typeof given === 'string' ? given : JSON.stringify(given), worldOf([weir])),
  );

test.each(kinds)(
  'a badge is taken that is signed by $name',
  async ({ badge, sign, found: told }) => {
    expect(await found(await sign(badge()))).toBe(told);
  },
);

test.each(kinds)(
  'a picture of 1 MB within is read, signed by $name',
  async ({ badge, sign, found: told }) => {
    const pictured = badge();
    const picture = `data:image/png;base64,${randomBytes(1024 * 1024).toString('base64')}`;
    pictured.credentialSubject.achievement.image = { id: picture, type: 'Image' };
    expect(await found(await sign(pictured))).toBe(told);
  },
);

test('one value stands for a list of one, and extensions of 1EdTech are known', async () => {
  const badge = weir.badge();
  badge['@context'] = [
    ...badge['@context'],
    'https://purl.imsglobal.org/spec/ob/v3p0/extensions.json',
  ];
  badge.issuer.type = 'Profile';
  [badge.evidence] = badge.evidence;
  badge.evidence.type = 'Evidence';
  expect(await found(await weir.embedded(badge))).toContain('passed');
});

const old = {
  '@context': 'https://w3id.org/openbadges/v2',
  type: 'Assertion',
  id: 'https://weir.example/1',
};
const contextOf3 = (badge: Json, address: string) => ({
  ...badge,
  '@context': [...badge['@context'], address],
});
test.each<[string, (signed: Json) => Json, string]>([
  ['an Open Badge 2.0', () => old, 'form: It is an Open Badge 2.0. Only badges of Open Badges 3.0'],
  [
    'an endorsement',
    (b) => ({ ...b, type: ['VerifiableCredential', 'EndorsementCredential'] }),
    'form: It is an endorsement',
  ],
  [
    'words that are not kept here',
    (b) => contextOf3(b, 'https://lib.example/words.json'),
    'form: It uses words of https://lib.example/words.json',
  ],
  [
    'a version that is not out yet',
    (b) => ({
      ...b,
      '@context': [b['@context'][0], 'https://purl.imsglobal.org/spec/ob/v3p0/context-3.9.9.json'],
    }),
    'form: It uses words of https://purl.imsglobal.org/spec/ob/v3p0/context-3.9.9.json',
  ],
  [
    'several in one presentation',
    (b) => ({ type: 'VerifiablePresentation', verifiableCredential: [b, { ...b, name: 'A dam' }] }),
    'form: It is a presentation of 2 credentials, such as “A weir”, “A dam”. Check one at a time.',
  ],
  [
    'an empty presentation',
    () => ({ type: 'VerifiablePresentation' }),
    'form: It is a presentation of 0 credentials.',
  ],
])('%s could not be checked here, and that is said', async (_, change, told) => {
  expect(await found(change(await weir.embedded(weir.badge())))).toContain(`unknown at ${told}`);
});

test.each([
  ['a did of another method', 'did:ion:abc', 'unknown at issuer: Its issuer is not named by a web'],
  ['a key that is cut', 'did:key:z6Mk', 'unknown at issuer: Its issuer is not named by a web'],
  ['an address without TLS', 'http://weir.example/1', 'unknown at issuer: Its issuer is not named'],
])('an issuer named by %s is not known', async (_, id, told) => {
  const [{ sign }] = kinds as [(typeof kinds)[0]];
  const signed = JSON.parse(await sign({ ...weir.badge(), issuer: id }));
  const { steps, result } = await verify(JSON.stringify(signed), worldOf([weir]));
  expect(result).toBe('unknown');
  expect(`unknown at issuer: ${steps[3]?.sentence}`).toContain(told);
});

const hostile = { toString: 1, valueOf: 1 };
test.each<[string, (signed: Json) => unknown]>([
  ['its contexts', (b) => (b['@context'] = hostile)],
  ['a context', (b) => (b['@context'][2] = hostile)],
  ['its type', (b) => (b.type = hostile)],
  ['its address', (b) => (b.id = hostile)],
  ['its issuer', (b) => (b.issuer = hostile)],
  ['its proof', (b) => (b.proof = hostile)],
  ['the suite', (b) => (b.proof.cryptosuite = hostile)],
  ['the kind of proof', (b) => (b.proof.type = hostile)],
  ['the day of its proof', (b) => (b.proof.created = hostile)],
  ['its lists', (b) => (b.credentialStatus = [hostile, hostile, null, 1])],
  ['its first day', (b) => (b.validFrom = hostile)],
  [
    'what it presents',
    (b) =>
      Object.assign(b, {
        type: 'VerifiablePresentation',
        verifiableCredential: [{ ...hostile, name: hostile }, { name: hostile }],
      }),
  ],
])('what is no text where text belongs is answered: %s', async (_, change) => {
  const signed = await weir.embedded(weir.badge());
  change(signed);
  expect(await found(signed)).toMatch(/^(failed|unknown) at (form|signature)/);
});

test.each<[string, object]>([
  ['alg', { alg: hostile }],
  ['typ', { alg: 'RS256', typ: hostile }],
  ['kid', { alg: 'RS256', kid: hostile }],
  ['jwk', { alg: 'RS256', jwk: hostile }],
  ['jwk.kty', { alg: 'ES256', jwk: { kty: 'EC', crv: 'P-256', x: '!', y: '' } }],
  ['jwk.n', { alg: 'RS256', jwk: { kty: 'RSA', n: 'AQAB', e: 'AQAB' } }],
])('a header of a token with anything as its %s is answered', async (_, header) => {
  const [, claims, signature] = (await weir.token(weir.badge())).split('.');
  const head = Buffer.from(JSON.stringify(header)).toString('base64url');
  expect(await found([head, claims, signature].join('.'))).toMatch(/^failed|^unknown/);
});
