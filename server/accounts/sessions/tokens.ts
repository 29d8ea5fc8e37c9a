import { jwtVerify, SignJWT } from 'jose';
import * as v from 'valibot';
import { type Role, roles } from '../../../src/contract/people.ts';

const issuer = 'trestle';
const audience = 'trestle-api';
const algorithm = 'HS256';
/** RFC 9068's type for access tokens, so that no other token of ours can pass for one. */
const type = 'at+jwt';

const claims = v.object({
  sub: v.pipe(v.string(), v.regex(/^[1-9][0-9]{0,15}$/), v.transform(Number)),
  sid: v.pipe(v.string(), v.uuid()),
  role: v.picklist(roles),
  /** Seconds. */
  exp: v.number(),
});

export interface Bearer {
  readonly accountId: number;
  readonly sessionId: string;
  readonly role: Role;
}

export interface Tokens {
  issue(bearer: Bearer, from: Date, until: Date): Promise<string>;
  /** The bearer a token names, or null for every token that is not ours, whole and in time. */
  read(token: string): Promise<Bearer | null>;
}

/** So many verified tokens are remembered at a time. */
const knownAtMost = 20_000;

/**
 * Tokens signed with HS256; algorithm, issuer, audience and type are pinned. One that was verified stays so
 * until it ends, and is not verified again: whether its session still runs is asked elsewhere, each time.
 */
export function tokensWith(key: Uint8Array, clock: () => Date): Tokens {
  const known = new Map<string, { readonly bearer: Bearer; readonly until: number }>();

  const remember = (token: string, bearer: Bearer, until: number) => {
    if (known.size >= knownAtMost) known.clear();
    known.set(token, { bearer, until });
  };

  return {
    issue: ({ accountId, sessionId, role }, from, until) =>
      new SignJWT({ sid: sessionId, role })
        .setProtectedHeader({ alg: algorithm, typ: type })
        .setSubject(String(accountId))
        .setIssuer(issuer)
        .setAudience(audience)
        .setIssuedAt(from)
        .setExpirationTime(until)
        .sign(key),

    async read(token) {
      const verified = known.get(token);
      if (verified && clock().getTime() < verified.until) return verified.bearer;
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: [algorithm],
          issuer,
          audience,
          typ: type,
          requiredClaims: ['exp', 'iat'],
          currentDate: clock(),
        });
        const { sub, sid, role, exp } = v.parse(claims, payload);
        const bearer = { accountId: sub, sessionId: sid, role };
        remember(token, bearer, exp * 1_000);
        return bearer;
      } catch {
        known.delete(token);
        return null;
      }
    },
  };
}
