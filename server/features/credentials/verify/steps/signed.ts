import * as v from 'valibot';
import type { Badge, StatusList } from './badge.ts';
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
import { type IssuerDocument, issuerOf, type Secured } from './issuer.ts';
import { keyInName, type Method, methodForm, methodOf, thumbprint } from './keys.ts';
import type { Presented } from './presented.ts';
import { tokenSecured } from './token.ts';

/** Checks who signed a credential and if they may, in three steps that depend on each other. */
export async function whoSigned(
  { credential, token }: Presented<Badge | StatusList>,
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
  const found = await keyOf(secured, document, world);
  const { method } = found;
  const key = await trusted(found, world, () => world.signedHere(credential.id, secured.signature));
  const signature = method ? await secured.check(method) : unknown(found.finding.sentence);
  return { signature, key, issuer };
}

/** A key's finding, and the key itself if it can be used. */
interface Key {
  readonly finding: Finding;
  readonly method?: Method;
}

/** Looks for the key among those with which the issuer says it issues. */
async function keyOf(
  { keyId, key }: Secured,
  document: IssuerDocument | undefined,
  world: World,
): Promise<Key> {
  const { verificationMethod = [], assertionMethod = [] } = document ?? {};
  const methods = [
    ...verificationMethod,
    ...assertionMethod.filter((one) => typeof one !== 'string'),
  ];
  const named = methods.find(({ id }) => id === keyId) ?? key ?? keyInName(keyId);
  const given = named ?? (keyId.startsWith('did:') ? null : await methodAt(keyId, world));
  if (given && isFinding(given)) return { finding: given };
  if (!document)
    return given
      ? {
          finding: unknown('Signed by the key it names. Nothing says whose key that is.'),
          method: given,
        }
      : { finding: unknown('The issuer’s keys could not be read.') };
  const method = given && (await theSame(given, methods));
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

/** The issuer's own among its keys: who offers a key elsewhere says nothing of whose it is. */
async function theSame(key: Method, methods: readonly Method[]): Promise<Method | null> {
  if (methods.includes(key)) return key;
  const wanted = await thumbprint(key);
  for (const method of wanted === null ? [] : methods)
    if ((await thumbprint(method)) === wanted) return method;
  return null;
}

/** Checks an issuer's statement that a key is compromised. */
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

const keyList = v.looseObject({ verificationMethod: v.array(v.unknown()) });

/** The key at an address: bare, or in a document that names it. */
async function methodAt(address: string, world: World): Promise<Method | Finding> {
  const [page = ''] = address.split('#');
  const read = await readOr(world, page, (why) => unknown(`Its key could not be read. ${why}`));
  if ('sentence' in read) return read;
  const { document } = read;
  if (v.is(v.looseObject({ kty: v.string() }), document)) return methodOf(address, document);
  const listed = v.is(keyList, document) ? document.verificationMethod : [document];
  const method = listed.find((one) => v.is(methodForm, one) && one.id === address);
  return (method as Method) ?? unknown('There is no public key at its key’s address.');
}
