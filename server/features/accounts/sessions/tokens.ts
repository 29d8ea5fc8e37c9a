import { jwtVerify, SignJWT } from 'jose';
import * as v from 'valibot';
import { roles } from '../../../../src/contract/accounts/people.ts';
import type { MemberRole } from '../../../../src/contract/companies/member-rights.ts';
import type { Bearer } from '../../../platform/calls/person.ts';

const issuer = 'trestle';
const audience = 'trestle-api';
const algorithm = 'HS256';
/** RFC 9068's type for access tokens, so that no other token of ours can pass for one. */
const type = 'at+jwt';

const claims = v.object({
  sub: v.pipe(v.string(), v.regex(/^[1-9][0-9]{0,15}$/), v.transform(Number)),
  sid: v.pipe(v.string(), v.uuid()),
  role: v.picklist(roles),
});

/** For the pages only. The server reads the database instead. */
interface Shown {
  /** For people of a company. They sign in again when it changes. */
  readonly memberRole?: MemberRole | undefined;
}

export interface Tokens {
  issue(bearer: Bearer & Shown, from: Date, until: Date): Promise<string>;
  /** The bearer a token names, or null for every token that is not ours, whole and in time. */
  read(token: string): Promise<Bearer | null>;
}

/** Tokens signed with HS256; algorithm, issuer, audience and type are pinned. */
export function tokensWith(key: Uint8Array, clock: () => Date): Tokens {
  return {
    issue: ({ accountId, sessionId, role, memberRole }, from, until) =>
      new SignJWT({ sid: sessionId, role, ...(memberRole && { member: memberRole }) })
        .setProtectedHeader({ alg: algorithm, typ: type })
        .setSubject(String(accountId))
        .setIssuer(issuer)
        .setAudience(audience)
        .setIssuedAt(from)
        .setExpirationTime(until)
        .sign(key),

    async read(token) {
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: [algorithm],
          issuer,
          audience,
          typ: type,
          requiredClaims: ['exp', 'iat'],
          currentDate: clock(),
        });
        const { sub, sid, role } = v.parse(claims, payload);
        return { accountId: sub, sessionId: sid, role };
      } catch {
        return null;
      }
    },
  };
}
