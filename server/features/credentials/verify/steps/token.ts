import { compactVerify, importJWK } from 'jose';
import * as v from 'valibot';
import { type Finding, failed, passed, unknown } from './finding.ts';
import type { Secured } from './issuer.ts';
import { type Method, methodForm, methodOf, publicJwk } from './keys.ts';
import { textOf } from './presented.ts';
import { headerOf } from './token-parts.ts';

const algorithms = ['RS256', 'ES256', 'EdDSA'];

/** Reads the signature of a token, or explains why it is not accepted. */
export function tokenSecured(token: string): Secured | Finding {
  const { alg, kid, jwk, typ = 'JWT', cty: _, ...others } = headerOf(token) ?? {};
  if (alg === 'none') return failed('It is not signed: its token names “none” as its algorithm.');
  const named = textOf(alg).slice(0, 40);
  if (/^HS/.test(named))
    return failed(`It is signed by “${named}”: whoever can check that can sign as well.`);
  if (!algorithms.includes(named))
    return unknown(
      `It is signed by “${named}”, which is not known here: ${algorithms.join(', ')} are.`,
    );
  const [other] = Object.keys(others);
  if (other !== undefined)
    return unknown(
      `Its token carries “${other.slice(0, 40)}”, which could bring a key or a rule of its own.`,
    );
  if (!/^(?:vc\+)?(?:ld\+)?(?:json\+)?jwt$/i.test(textOf(typ)))
    return failed('Its token is not of type JWT.');
  const key = v.is(methodForm.entries.publicKeyJwk, jwk) && jwk ? methodOf('', jwk) : null;
  if (typeof kid !== 'string' && !key)
    return failed('Its token does not name the key that signed it.');
  return {
    keyId: typeof kid === 'string' ? kid : '',
    key,
    signature: token,
    check: (method) => checked(token, named, method),
  };
}

async function checked(token: string, algorithm: string, method: Method): Promise<Finding> {
  const jwk = await publicJwk(method);
  const key = jwk && (await importJWK(jwk, algorithm).catch(() => null));
  if (!key) return failed(`The key it names is not for ${algorithm}.`);
  try {
    await compactVerify(token, key, { algorithms: [algorithm] });
    return passed('What it says has not been changed since it was signed.');
  } catch {
    return failed('It was changed after it was signed, or somebody else signed it.');
  }
}
