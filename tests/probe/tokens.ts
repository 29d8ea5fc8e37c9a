import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { SignJWT } from 'jose';
import { secretsFrom } from '../../server/platform/settings/secrets.ts';
import { endpoints } from '../../src/contract/endpoints.ts';
import { type Case, seen } from './case.ts';
import type { Product } from './product.ts';

const base64url = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const right = { alg: 'HS256', typ: 'at+jwt' };
type Header = typeof right & { kid?: string };

interface Parts {
  readonly claims: { sid: string; sub: string; role: string };
  readonly token: string;
  readonly key: Uint8Array;
  /** Right but for what is changed. */
  sign(
    change?: (jwt: SignJWT) => SignJWT,
    header?: Header,
    key?: Uint8Array,
    more?: object,
  ): Promise<string>;
}

function partsOf({ people, secret }: Product, person = people.students[0]!): Parts {
  const { tokenKey } = secretsFrom(secret);
  const claims = JSON.parse(Buffer.from(person.token.split('.')[1]!, 'base64url').toString());
  return {
    claims,
    token: person.token,
    key: tokenKey,
    sign: (change = (jwt) => jwt, header = right, key = tokenKey, more = {}) =>
      change(
        new SignJWT({ sid: claims.sid, role: claims.role, ...more })
          .setProtectedHeader(header)
          .setSubject(claims.sub)
          .setIssuer('trestle')
          .setAudience('trestle-api')
          .setIssuedAt()
          .setExpirationTime('5m'),
      ).sign(key),
  };
}

const hmac = (signed: string, key: Uint8Array | string) =>
  `${signed}.${createHmac('sha256', key).update(signed).digest('base64url')}`;

const forgeries: Record<string, (parts: Parts) => string | Promise<string>> = {
  'alg none': ({ claims }) => `${base64url({ ...right, alg: 'none' })}.${base64url(claims)}.`,
  'alg nOnE': ({ claims }) => `${base64url({ ...right, alg: 'nOnE' })}.${base64url(claims)}.`,
  'no signature': ({ token }) => token.slice(0, token.lastIndexOf('.') + 1),
  'another key': ({ sign }) => sign(undefined, right, randomBytes(32)),
  'an empty key': ({ claims }) => hmac(`${base64url(right)}.${base64url(claims)}`, ''),
  'another key that a kid names': ({ sign }) =>
    sign(undefined, { ...right, kid: '../../../dev/null' }, new Uint8Array(32)),
  'a key of its own in the header': ({ claims }) =>
    hmac(
      `${base64url({ ...right, jwk: { kty: 'oct', k: base64url('mine') } })}.${base64url(claims)}`,
      base64url('mine'),
    ),
  HS512: ({ sign }) => sign(undefined, { ...right, alg: 'HS512' }, randomBytes(64)),
  'the past': ({ sign }) => sign((jwt) => jwt.setExpirationTime('-1m')),
  'a later beginning': ({ sign }) => sign((jwt) => jwt.setNotBefore('5m')),
  'another audience': ({ sign }) => sign((jwt) => jwt.setAudience('elsewhere')),
  'another issuer': ({ sign }) => sign((jwt) => jwt.setIssuer('elsewhere')),
  'another type': ({ sign }) => sign(undefined, { ...right, typ: 'JWT' }),
  'the role of an admin in place of a student’s, unsigned': ({ claims, token }) => {
    const [header, , signature] = token.split('.');
    return `${header}.${base64url({ ...claims, role: 'Admin' })}.${signature}`;
  },
  'the role of an admin, rightly signed': ({ sign }) =>
    sign(undefined, right, undefined, { role: 'Admin' }),
  'the role of a company, rightly signed': ({ sign }) =>
    sign(undefined, right, undefined, { role: 'Company' }),
  'somebody else’s session, rightly signed': ({ sign, claims }) =>
    sign((jwt) => jwt.setSubject(String(Number(claims.sub) - 1))),
  'a session that never was': ({ sign }) =>
    sign(undefined, right, undefined, { sid: randomUUID() }),
  'a number that is none': ({ sign }) => sign((jwt) => jwt.setSubject('1 or 1=1')),
};

export const tokens: readonly Case[] = [
  {
    area: 'tokens',
    tried:
      'made by the probe like a right one: let in, so that the others are refused for their fault',
    run: async (product) => {
      const { status } = await product.call(endpoints.me, {}, await partsOf(product).sign());
      return seen(status, 200);
    },
  },
  ...Object.entries(forgeries).map(([what, forge]) => ({
    area: 'tokens',
    tried: `one with ${what}`,
    run: async (product: Product) => {
      const token = await forge(partsOf(product));
      const as = [endpoints.me, endpoints.listAdmins, endpoints.myCompany] as const;
      const answers = await Promise.all(as.map((endpoint) => product.call(endpoint, {}, token)));
      return seen(
        answers.map(({ status }) => status),
        [401, 401, 401],
      );
    },
  })),
  {
    area: 'tokens',
    tried: 'one of a session that was signed out',
    run: async ({ people, call }) => {
      const { token } = people.students.pop()!;
      const out = await call(endpoints.signOut, {}, token);
      const after = await call(endpoints.me, {}, token);
      return seen([out.status, after.status], [200, 401]);
    },
  },
];
