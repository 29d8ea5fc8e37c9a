import { calculateJwkThumbprint, type JWK } from 'jose';
import { proofSecured } from './embedded.ts';
import {
  doubtful,
  type Finding,
  failed,
  isFinding,
  passed,
  readOr,
  unknown,
  type World,
} from './finding.ts';
import type { Presented } from './form.ts';
import { type IssuerDocument, issuerOf, type Method } from './issuer.ts';
import { tokenSecured } from './token.ts';

/** Who signed a credential, and whether they may: three steps that need each other. */
export async function whoSigned(
  { credential, token }: Presented,
  world: World,
): Promise<Record<'signature' | 'key' | 'issuer', Finding>> {
  const { finding: issuer, document } = await issuerOf(credential, world);
  const secured = token ? tokenSecured(token) : proofSecured(credential, world.now);
  if (isFinding(secured))
    return {
      signature: secured,
      key: unknown('It names no key to look up.'),
      issuer,
    };
  if (!document) {
    const why = unknown('The issuer’s keys could not be read.');
    return { signature: why, key: why, issuer };
  }
  const found = await keyOf(secured.keyId, document, world);
  const { method } = found;
  const key = await trusted(found, world, () => world.signedHere(credential.id, secured.signature));
  const signature = method
    ? await secured.check(method, document)
    : unknown('The issuer has no key to check it with.');
  return { signature, key, issuer };
}

/** Looks for the key among those with which the issuer says it issues. */
async function keyOf(keyId: string, document: IssuerDocument, world: World): Promise<Key> {
  const { verificationMethod, assertionMethod } = document;
  const methods = [
    ...verificationMethod,
    ...assertionMethod.filter((one) => typeof one !== 'string'),
  ];
  const found = keyId.startsWith('did:')
    ? { method: methods.find(({ id }) => id === keyId) }
    : await methodAt(keyId, methods, world);
  if ('finding' in found) return found;
  const { method } = found;
  if (!method) return { finding: failed('The key that signed it is not one of the issuer’s.') };
  if (method.controller !== document.id)
    return { finding: failed('The key that signed it belongs to somebody other than the issuer.') };
  if (!assertionMethod.some((one) => one === method.id || one === method))
    return {
      finding: failed('The key that signed it is the issuer’s, but not for issuing credentials.'),
    };
  return {
    finding: passed('The key that signed it is one of the issuer’s keys for issuing credentials.'),
    method,
  };
}

/** What an issuer says of a key that is no longer only its own. */
async function trusted(
  { finding, method }: Key,
  { now }: World,
  signedHere: () => Promise<Date | null>,
): Promise<Finding> {
  const { revoked } = method ?? {};
  if (revoked === undefined || Date.parse(revoked) > now.getTime()) return finding;
  // When something was signed, only its signer says, and a thief says what they like: unless we know it ourselves.
  const signedAt = await signedHere();
  if (signedAt && signedAt.getTime() < Date.parse(revoked)) return finding;
  const sentence = `The issuer says that the key was compromised from ${revoked.slice(0, 10)}.`;
  return doubtful(`${sentence} Ask the issuer for a new one.`);
}

/** What is found of a key, and itself where it can be used. */
interface Key {
  readonly finding: Finding;
  readonly method?: Method;
}

/** The issuer's key that is the same as the one at an address: who offers a key there says nothing of whose it is. */
async function methodAt(
  address: string,
  methods: readonly Method[],
  world: World,
): Promise<Key | { method: Method | undefined }> {
  const read = await readOr(world, address, (why) => unknown(`Its key could not be read. ${why}`));
  if ('sentence' in read) return { finding: read };
  const wanted = await thumbprint(read.document);
  if (wanted === null)
    return { finding: failed('There is no public RSA key at its key’s address.') };
  for (const method of methods)
    if ((await thumbprint(method.publicKeyJwk)) === wanted) return { method };
  return { method: undefined };
}

/** The same for the same key, however it is written; null for what is no public RSA key. */
async function thumbprint(value: unknown): Promise<string | null> {
  const { kty, d } = Object(value) as JWK;
  if (kty !== 'RSA' || d !== undefined) return null;
  return calculateJwkThumbprint(value as JWK).catch(() => null);
}
