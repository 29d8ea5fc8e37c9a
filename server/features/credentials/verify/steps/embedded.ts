import { DataIntegrityProof } from '@digitalbazaar/data-integrity';
import { cryptosuite as ecdsa } from '@digitalbazaar/ecdsa-rdfc-2019-cryptosuite';
import { Ed25519Signature2020 } from '@digitalbazaar/ed25519-signature-2020';
import { cryptosuite as eddsa } from '@digitalbazaar/eddsa-rdfc-2022-cryptosuite';
import signatures from 'jsonld-signatures';
import * as v from 'valibot';
import { loadContext } from '../../contexts.ts';
import type { Badge, StatusList } from './badge.ts';
import { type Finding, failed, passed, toleranceMs, unknown } from './finding.ts';
import type { Secured } from './issuer.ts';
import { keyInName, type Method } from './keys.ts';
import { textOf } from './presented.ts';

const suites = new Map<unknown, () => object>([
  ['eddsa-rdfc-2022', () => new DataIntegrityProof({ cryptosuite: eddsa })],
  ['ecdsa-rdfc-2019', () => new DataIntegrityProof({ cryptosuite: ecdsa })],
  ['Ed25519Signature2020', () => new Ed25519Signature2020()],
]);

/** A proof may contain nothing else: an unknown field could change its meaning. */
const proofForm = v.strictObject({
  id: v.optional(v.string()),
  type: v.string(),
  cryptosuite: v.optional(v.string()),
  created: v.optional(v.string()),
  expires: v.optional(v.string()),
  verificationMethod: v.string(),
  proofPurpose: v.literal('assertionMethod'),
  proofValue: v.string(),
});

const suiteOf = (proof: unknown): unknown => {
  const { type, cryptosuite } = Object(proof);
  return type === 'DataIntegrityProof' ? cryptosuite : type;
};

/** Reads the proof embedded in a credential, or explains why it is not accepted. */
export function proofSecured(credential: Badge | StatusList, now: Date): Secured | Finding {
  const proofs = [credential.proof ?? []].flat();
  if (proofs.length === 0) return failed('It is not signed.');
  // Proofs of other kinds beside the checked one prove nothing here.
  const one = proofs.find((proof) => suites.has(suiteOf(proof)));
  if (!one) {
    const named = textOf(suiteOf(proofs[0])).slice(0, 40);
    return unknown(
      `It is signed by “${named}”, which is not known here: ${[...suites.keys()].join(', ')} are.`,
    );
  }
  const { success, output: proof } = v.safeParse(proofForm, one);
  if (!success)
    return failed('Its proof is not an issuer’s signature: its parts are missing or wrong.');
  if (proof.expires !== undefined && !(Date.parse(proof.expires) > now.getTime() - toleranceMs))
    return failed('Its signature has expired.');
  const { verificationMethod: keyId, proofValue: signature } = proof;
  return {
    keyId,
    key: keyInName(keyId),
    signature,
    check: (method) =>
      checked({ ...credential, proof }, suites.get(suiteOf(proof))!(), { ...method, id: keyId }),
  };
}

async function checked(credential: object, suite: object, method: Method): Promise<Finding> {
  const { verified, error } = await signatures.verify(credential, {
    suite,
    // Another step checks that the key is the issuer's.
    purpose: new signatures.purposes.AssertionProofPurpose({
      controller: { id: method.controller, assertionMethod: [method.id] },
    }),
    documentLoader: async (address: string) =>
      address === method.id ? { document: method, documentUrl: address } : loadContext(address),
  });
  if (verified) return passed('What it says has not been changed since it was signed.');
  if ([error, ...(error?.errors ?? [])].some((one) => one?.name === 'jsonld.ValidationError'))
    return failed(
      'It contains terms that its contexts do not define, so no signature covers them.',
    );
  return failed('It was changed after it was signed, or somebody else signed it.');
}
