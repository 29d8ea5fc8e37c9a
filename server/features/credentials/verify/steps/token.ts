import { compactVerify, importJWK, type JWK } from 'jose';
import { type Finding, failed, passed } from './finding.ts';
import type { Secured } from './issuer.ts';
import { headerOf } from './token-parts.ts';

/** What signs a token, or why that is not accepted. */
export function tokenSecured(token: string): Secured | Finding {
  const header = headerOf(token) ?? {};
  const { alg, kid, typ, ...others } = header;
  if (alg === 'none') return failed('It is not signed: its token names “none” as its algorithm.');
  if (alg !== 'RS256')
    return failed(
      `It is signed by “${String(alg).slice(0, 40)}”, which is not accepted: RS256 is.`,
    );
  const [other] = Object.keys(others);
  if (other !== undefined)
    return failed(
      `Its token carries “${other.slice(0, 40)}”, which could bring a key or a rule of its own.`,
    );
  if (typ !== undefined && typ !== 'JWT') return failed('Its token is not of type JWT.');
  if (typeof kid !== 'string') return failed('Its token does not name the key that signed it.');
  return {
    keyId: kid,
    signature: token,
    async check({ publicKeyJwk }): Promise<Finding> {
      if (!publicKeyJwk) return failed('The key it names is not for tokens.');
      const { n, e } = publicKeyJwk;
      const key = await importJWK({ kty: 'RSA', n, e } as JWK, 'RS256').catch(() => null);
      if (!key) return failed('The key it names is not for RS256.');
      try {
        await compactVerify(token, key, { algorithms: ['RS256'] });
        return passed('What it says has not been changed since it was signed.');
      } catch {
        return failed('It was changed after it was signed, or somebody else signed it.');
      }
    },
  };
}
