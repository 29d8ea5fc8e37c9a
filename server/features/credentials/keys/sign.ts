import { DataIntegrityProof } from '@digitalbazaar/data-integrity';
import { cryptosuite } from '@digitalbazaar/eddsa-rdfc-2022-cryptosuite';
import { issue } from '@digitalbazaar/vc';
import { type JWTPayload, SignJWT } from 'jose';
import { loadContext } from '../contexts.ts';
import { keyAddress } from './did.ts';
import type { SigningKeys } from './keys.ts';

/** Signs with a proof inside (`eddsa-rdfc-2022`): the same document and moment give the same signature. */
export const signEmbedded = (
  credential: Record<string, unknown>,
  { embedded }: SigningKeys,
  at: Date,
): Promise<Record<string, unknown>> =>
  issue({
    credential,
    suite: new DataIntegrityProof({ signer: embedded.signer, cryptosuite, date: at }),
    documentLoader: loadContext,
    now: at,
  });

/** Signs a credential as a JWT (RS256), by Open Badges 3.0, section 8.2, “JSON Web Token Proof Format”. */
export function signAsJwt(
  credential: Record<string, unknown>,
  { origin, jwt }: SigningKeys,
): Promise<string> {
  const { id, issuer, credentialSubject, validFrom } = credential as {
    id: string;
    issuer: { id: string };
    credentialSubject: { id: string };
    validFrom: string;
  };
  return new SignJWT({
    ...credential,
    iss: issuer.id,
    jti: id,
    sub: credentialSubject.id,
    nbf: Date.parse(validFrom) / 1_000,
  } as JWTPayload)
    .setProtectedHeader({ alg: 'RS256', kid: keyAddress(origin, jwt.number), typ: 'JWT' })
    .sign(jwt.key);
}
