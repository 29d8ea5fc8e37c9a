import * as ecdsa from '@digitalbazaar/ecdsa-multikey';
import * as ed25519 from '@digitalbazaar/ed25519-multikey';
import { calculateJwkThumbprint, type JWK } from 'jose';
import * as v from 'valibot';

/** A key, as the document of an issuer has it (https://www.w3.org/TR/cid-1.0/#verification-methods). */
export const methodForm = v.looseObject({
  id: v.string(),
  type: v.string(),
  controller: v.string(),
  publicKeyJwk: v.optional(v.looseObject({ kty: v.string() })),
  revoked: v.optional(v.string()),
});
export type Method = v.InferOutput<typeof methodForm>;

/** A key that somebody hands over as a JWK. */
export const methodOf = (id: string, publicKeyJwk: Method['publicKeyJwk']): Method => ({
  id,
  type: 'JsonWebKey',
  controller: id.split('#')[0]!,
  publicKeyJwk,
});

/**
 * Reads a key from its own name: `did:key`, `did:jwk`, or a Multikey after the `#` of any name; null for other names.
 */
export function keyInName(id: string): Method | null {
  const [, multikey] = /(?:^did:key:|#)(z[1-9A-HJ-NP-Za-km-z]{40,200})$/.exec(id) ?? [];
  const controller = id.split('#')[0]!;
  if (multikey) return { id, type: 'Multikey', controller, publicKeyMultibase: multikey };
  const [, jwk] = /^did:jwk:([\w-]{40,2000})(?:#0)?$/.exec(id) ?? [];
  try {
    const key = jwk && JSON.parse(Buffer.from(jwk, 'base64url').toString());
    return v.is(methodForm.entries.publicKeyJwk, key) && key ? methodOf(id, key) : null;
  } catch {
    return null;
  }
}

const publicParts = v.object({
  kty: v.picklist(['RSA', 'EC', 'OKP']),
  ...v.partial(
    v.object({ n: v.string(), e: v.string(), crv: v.string(), x: v.string(), y: v.string() }),
  ).entries,
  d: v.optional(v.undefined()),
});

/** A key as a JWK with its public parts only; null for what is no public key, or of a kind that is not known here. */
export async function publicJwk(method: Method): Promise<JWK | null> {
  if (method.publicKeyJwk) {
    const { success, output } = v.safeParse(publicParts, method.publicKeyJwk);
    return success ? (output as JWK) : null;
  }
  for (const kind of [ed25519, ecdsa]) {
    const keyPair = await kind.from(method).catch(() => null);
    if (keyPair) return kind.toJwk({ keyPair });
  }
  return null;
}

/** Identifies a key in any notation; null if it is no public key. */
export async function thumbprint(method: Method): Promise<string | null> {
  const jwk = await publicJwk(method);
  return jwk && calculateJwkThumbprint(jwk).catch(() => null);
}
