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

/** What a token says beside its credential must be what the credential says. */
interface Claims {
  readonly id: string;
  readonly issuer: string | { readonly id: string };
  readonly credentialSubject: { readonly id?: string | undefined };
  readonly validFrom: string;
  readonly validUntil?: string | undefined;
  readonly [claim: string]: unknown;
}

const seconds = (time: string): number => Math.floor(Date.parse(time) / 1000);

/** @returns in what a token and its credential differ, or null */
export function claimsDiffer(badge: Claims): string | null {
  const { id, issuer, credentialSubject, validFrom, validUntil } = badge;
  const expected = {
    iss: typeof issuer === 'string' ? issuer : issuer.id,
    sub: credentialSubject.id,
    jti: id,
    nbf: seconds(validFrom),
    exp: validUntil === undefined ? undefined : seconds(validUntil),
  };
  const wrong = Object.entries(expected).find(([name, value]) => badge[name] !== value);
  return wrong ? `Its token and its credential differ in “${wrong[0]}”.` : null;
}
