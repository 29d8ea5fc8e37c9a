import { createPublicKey, type JsonWebKey } from 'node:crypto';
import { SignJWT } from 'jose';
import jsonwebtoken from 'jsonwebtoken';
import { beforeAll, expect, test } from 'vitest';
import { aBadgeIssuer, type BadgeIssuer, withClaims } from '../../../testing/badge-issuer.ts';
import { firstBad, worldOf } from '../../../testing/badge-verifiers.ts';
import { verify } from './verify.ts';

// biome-ignore lint/suspicious/noExplicitAny: what is done to a credential is anything
type Json = any;

let weir: BadgeIssuer;
let thief: BadgeIssuer;
beforeAll(async () => {
  [weir, thief] = [await aBadgeIssuer(), await aBadgeIssuer('thief.example')];
});

const ours = async (token: string) => firstBad(await verify(token, worldOf([weir, thief])));
const published = () => weir.documents.get('https://weir.example/credentials/keys/2') as JsonWebKey;
/** What a library that nobody here wrote says of it, with the key that is published. */
const stranger = (token: string) =>
  jsonwebtoken.verify(token, createPublicKey({ key: published(), format: 'jwk' }), {
    algorithms: ['RS256'],
  });
const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const decoded = (part = ''): Json => JSON.parse(Buffer.from(part, 'base64url').toString());

test('an untouched token is valid, here and elsewhere', async () => {
  const token = await weir.token(weir.badge());
  expect((await verify(token, worldOf([weir]))).result).toBe('passed');
  expect(stranger(token)).toMatchObject({ iss: weir.did });
});

const changed = 'failed at signature: It was changed after it was signed';

test.each<[string, (badge: Json) => unknown, string]>([
  ['what was done', (b) => (b.credentialSubject.achievement.name = 'A dam'), changed],
  ['the hashed address', (b) => (b.credentialSubject.identifier[0].salt = 'eA'), changed],
  ['the list of revoked ones', (b) => delete b.credentialStatus, changed],
  ['the issuer', (b) => Object.assign(b, { iss: thief.did, issuer: thief.did }), 'failed at key'],
])('refuses a token with another content: %s', async (_, change, found) => {
  const [header, payload, signature] = (await weir.token(weir.badge())).split('.');
  const badge = decoded(payload);
  change(badge);
  const token = [header, encoded(badge), signature].join('.');
  expect(await ours(token)).toContain(found);
  expect(() => stranger(token)).toThrow('invalid signature');
});

test.each<[string, (badge: Json) => object, string]>([
  ['names no algorithm', () => ({ alg: 'none' }), 'failed at signature: It is not signed'],
  [
    'is signed with a shared secret',
    () => ({ alg: 'HS256' }),
    'failed at signature: It is signed by “HS256”',
  ],
  [
    'names another algorithm',
    () => ({ alg: 'PS256' }),
    'unknown at signature: It is signed by “PS256”',
  ],
  ['brings a key that did not sign it', () => ({ jwk: published() }), changed],
  [
    'brings a key that is not public',
    () => ({ kid: undefined, jwk: { kty: 'oct', k: 'c2VjcmV0' } }),
    'failed at key: The key that signed it is not one',
  ],
  ['names keys elsewhere', () => ({ jku: 'https://thief.example/keys' }), 'carries “jku”'],
  ['brings a certificate', () => ({ x5c: ['MII'] }), 'carries “x5c”'],
  ['brings a rule of its own', () => ({ crit: ['b64'], b64: false }), 'carries “crit”'],
  ['is of another type', () => ({ typ: 'at+jwt' }), 'not of type JWT'],
  ['names no key', () => ({ kid: undefined }), 'does not name the key'],
  [
    'names the key of somebody else',
    () => ({ kid: 'https://thief.example/credentials/keys/2' }),
    'failed at key: The key that signed it is not one',
  ],
  ['names what is no key', () => ({ kid: weir.did.replace('did:web:', 'https://') }), 'unknown at'],
])('refuses a token that %s', async (_, header, found) => {
  const [, payload] = (await weir.token(weir.badge())).split('.');
  const known = { alg: 'RS256', kid: 'https://weir.example/credentials/keys/2', typ: 'JWT' };
  const head = encoded({ ...known, ...header(payload) });
  expect(await ours(`${head}.${payload}.c2lnbmVk`)).toContain(found);
  expect(await ours(`${head}.${payload}.`)).not.toContain('passed');
  expect(() => stranger(`${head}.${payload}.c2lnbmVk`)).toThrow();
});

test('refuses the published key as a shared secret', async () => {
  const secret = Buffer.from(JSON.stringify(published()));
  const token = await new SignJWT(withClaims(weir.badge()))
    .setProtectedHeader({ alg: 'HS256', kid: 'https://weir.example/credentials/keys/2' })
    .sign(secret);
  expect(await ours(token)).toContain('failed at signature: It is signed by “HS256”');
  expect(() => stranger(token)).toThrow('invalid algorithm');
});

test('refuses what somebody else signed in the name of the issuer', async () => {
  const kid = 'https://weir.example/credentials/keys/2';
  const token = await thief.token(weir.badge(), { kid });
  expect(await ours(token)).toContain(changed);
  expect(() => stranger(token)).toThrow('invalid signature');
  expect(await ours(await thief.token(weir.badge()))).toContain('failed at key');
});

test.each(['iss', 'sub', 'jti', 'nbf', 'exp'])(
  'refuses a token whose “%s” is not what its credential says',
  async (claim) => {
    const other = { ...withClaims(weir.badge()), [claim]: 'https://other.example/1' };
    const [header] = (await weir.token(weir.badge())).split('.');
    expect(await ours(`${header}.${encoded(other)}.c2lnbmVk`)).toContain(
      `failed at form: Its token and its credential differ in “${claim}”.`,
    );
  },
);
