import { type Badge, datesOf, issuerIdOf } from './badge.ts';

/** A compact JWS; the last part is empty where nothing signs it. */
export const tokenShape = /^[\w-]+\.[\w-]+\.[\w-]*$/;

function partOf(token: string, at: number): Record<string, unknown> | null {
  try {
    const value = JSON.parse(Buffer.from(token.split('.')[at]!, 'base64url').toString());
    return typeof value === 'object' && !Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
}

export const headerOf = (token: string) => partOf(token, 0);
export const payloadOf = (token: string) => partOf(token, 1);

type Claims = Readonly<Record<string, unknown>>;

const instantOf = (seconds: unknown): unknown =>
  Math.abs(Number(seconds)) < 1e11 ? new Date(Number(seconds) * 1000).toISOString() : seconds;

/** The credential of a token: all of it, or of data model 1.1 its `vc`, which may leave out what the token says beside it. */
export function credentialIn(claims: Claims): Claims {
  const vc = claims.vc as Claims;
  if (typeof vc !== 'object' || vc === null) return claims;
  const { jti: id, iss: issuer, sub, nbf, exp } = claims;
  return {
    ...(id !== undefined && { id }),
    ...(issuer !== undefined && { issuer }),
    ...(vc.validFrom === undefined && nbf !== undefined && { issuanceDate: instantOf(nbf) }),
    ...(vc.validUntil === undefined && exp !== undefined && { expirationDate: instantOf(exp) }),
    ...vc,
    ...(sub !== undefined && { credentialSubject: { id: sub, ...Object(vc.credentialSubject) } }),
  };
}

const seconds = (time: string | undefined) =>
  time === undefined ? undefined : Math.floor(Date.parse(time) / 1000);

/** A token's claims must match its credential. @returns the name of a difference, or null */
export function claimsDiffer(claims: Claims, badge: Badge): string | null {
  const { from, until } = datesOf(badge);
  const expected = {
    iss: issuerIdOf(badge),
    sub: badge.credentialSubject.id,
    jti: badge.id,
    nbf: seconds(from),
    exp: seconds(until),
  };
  const wrong = Object.entries(expected).find(
    ([name, value]) => claims[name] !== undefined && claims[name] !== value,
  );
  return wrong ? `Its token and its credential differ in “${wrong[0]}”.` : null;
}
