import { DataIntegrityProof } from '@digitalbazaar/data-integrity';
import { cryptosuite } from '@digitalbazaar/eddsa-rdfc-2022-cryptosuite';
import { verifyCredential } from '@digitalbazaar/vc';
import * as v from 'valibot';
import { contextAddresses, loadContext } from '../../contexts.ts';
import { type Finding, failed, passed } from './finding.ts';
import type { Badge, StatusList } from './form.ts';
import type { IssuerDocument, Method, Secured } from './issuer.ts';

const suite = 'eddsa-rdfc-2022';

/** Nothing else may stand in a proof: what is not known here could make it mean something else. */
const proofForm = v.strictObject({
  id: v.optional(v.string()),
  type: v.literal('DataIntegrityProof'),
  cryptosuite: v.literal(suite),
  created: v.optional(v.string()),
  expires: v.optional(v.string()),
  verificationMethod: v.string(),
  proofPurpose: v.literal('assertionMethod'),
  proofValue: v.string(),
});

/** What signs a credential from within, or why that is not accepted. */
export function proofSecured(credential: Badge | StatusList, now: Date): Secured | Finding {
  const proofs = [credential.proof ?? []].flat() as Record<string, unknown>[];
  if (proofs.length === 0) return failed('It is not signed.');
  // Those of other kinds stand beside the one that is checked, and prove nothing here.
  const one = proofs.find((proof) => Object(proof).cryptosuite === suite);
  if (!one) {
    const { cryptosuite, type } = Object(proofs[0]);
    return failed(
      `It is signed by “${String(cryptosuite ?? type).slice(0, 40)}”, which is not accepted: ${suite} is.`,
    );
  }
  const { success, output: proof } = v.safeParse(proofForm, one);
  if (!success)
    return failed('Its proof is not an issuer’s signature: its parts are missing or wrong.');
  if (proof.expires !== undefined && !(Date.parse(proof.expires) > now.getTime()))
    return failed('Its signature has expired.');
  return {
    keyId: proof.verificationMethod,
    signature: proof.proofValue,
    check: (method, document) => checked({ ...credential, proof }, method, document),
  };
}

async function checked(
  credential: object,
  method: Method,
  controller: IssuerDocument,
): Promise<Finding> {
  const given = {
    credential,
    controller,
    suite: new DataIntegrityProof({ cryptosuite }),
    documentLoader: async (address: string) => {
      if (address === method.id) return { document: asMultikey(method), documentUrl: address };
      if ((contextAddresses as readonly string[]).includes(address)) return loadContext(address);
      throw new Error('No other document is read.');
    },
    // Dates and status are steps of their own: what has ended is not forged.
    maxClockSkew: Number.POSITIVE_INFINITY,
    checkStatus: async () => ({ verified: true }),
  };
  const { verified, error } = await verifyCredential(given);
  if (verified) return passed('What it says has not been changed since it was signed.');
  const reasons = [error, ...((error as { errors?: Error[] } | undefined)?.errors ?? [])];
  if (reasons.some((reason) => reason?.name === 'jsonld.ValidationError'))
    return failed(
      'It contains terms that its contexts do not define, so no signature covers them.',
    );
  return failed('It was changed after it was signed, or somebody else signed it.');
}

/** The library takes a Multikey with its context, which within the issuer's document stands at the top. */
const asMultikey = (method: Method): object =>
  method.type === 'Multikey'
    ? { '@context': 'https://w3id.org/security/multikey/v1', ...method }
    : method;
