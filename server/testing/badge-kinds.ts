import { DataIntegrityProof } from '@digitalbazaar/data-integrity';
import * as ecdsaKeys from '@digitalbazaar/ecdsa-multikey';
import { cryptosuite as ecdsa } from '@digitalbazaar/ecdsa-rdfc-2019-cryptosuite';
import * as ed25519Keys from '@digitalbazaar/ed25519-multikey';
import { Ed25519Signature2020 } from '@digitalbazaar/ed25519-signature-2020';
import { cryptosuite as eddsa } from '@digitalbazaar/eddsa-rdfc-2022-cryptosuite';
import { CompactSign, exportJWK, generateKeyPair } from 'jose';
import signatures from 'jsonld-signatures';
import { loadContext } from '../features/credentials/contexts.ts';
import { aBadgeIssuer, type BadgeIssuer, withClaims } from './badge-issuer.ts';

// biome-ignore lint/suspicious/noExplicitAny: what a test makes of a credential is anything
type Json = any;

/** A way in which issuers sign badges, with keys of its own. */
export interface BadgeKind {
  readonly name: string;
  /** What is found of a badge that nobody changed, and what the step that decides says. */
  readonly found: string;
  /** A badge of this kind before it is signed. */
  badge(): Json;
  /** @returns what its holder has: JSON, or a token */
  sign(badge: Json): Promise<string>;
}

const isToken = (signed: string): boolean => !signed.startsWith('{');

const passed = 'passed at form: It is an Open Badge 3.0.';
const presented = 'passed at form: It is an Open Badge 3.0. Who presents it was not checked.';
const ofAKey =
  'unknown at issuer: Its issuer is named by a key alone. Nothing says whose key that is.';
const ofNobody = 'unknown at key: Signed by the key it names. Nothing says whose key that is.';

const embed = async (badge: Json, suite: object): Promise<Json> =>
  signatures.sign(structuredClone(badge), {
    suite,
    purpose: new signatures.purposes.AssertionProofPurpose(),
    documentLoader: loadContext,
  });

const created = new Date('2026-05-04T09:30:00Z');
const integrity = (pair: { signer(): object }, cryptosuite: object) =>
  new DataIntegrityProof({ signer: pair.signer(), cryptosuite, date: created });

const sealed = (payload: Json, key: CryptoKey, header: { alg: string; kid?: string; jwk?: Json }) =>
  new CompactSign(Buffer.from(JSON.stringify(payload))).setProtectedHeader(header).sign(key);

/** In data model 1.1, as most badges that are out there are written. */
function inModel1({ validFrom, validUntil, credentialStatus: _, ...badge }: Json): Json {
  const contexts = [
    'https://www.w3.org/2018/credentials/v1',
    'https://purl.imsglobal.org/spec/ob/v3p0/context.json',
    'https://purl.imsglobal.org/spec/ob/v3p0/extensions.json',
    'https://w3id.org/security/suites/ed25519-2020/v1',
    'https://w3id.org/security/data-integrity/v2',
  ];
  return { ...badge, '@context': contexts, issuanceDate: validFrom, expirationDate: validUntil };
}

/** A token of data model 1.1, with the credential in `vc` and beside it what that leaves out. */
function asVc({ id, issuanceDate, expirationDate, ...vc }: Json): Json {
  const { iss, sub, jti, nbf, exp } = withClaims({
    id,
    ...vc,
    validFrom: issuanceDate,
    validUntil: expirationDate,
  });
  return { iss, sub, jti, nbf, exp, vc };
}

/** Every kind that is checked, of one issuer with a domain and of issuers that are a key and no more. */
export async function badgeKinds(
  host = 'weir.example',
): Promise<{ weir: BadgeIssuer; kinds: BadgeKind[] }> {
  const weir = await aBadgeIssuer(host);
  const { did, documents } = weir;
  const named = (key: string) => ({ id: `${did}#${key}`, controller: did });
  const [p256, p384, ed25519, lone] = await Promise.all([
    ecdsaKeys.generate({ ...named('p256'), curve: 'P-256' }),
    ecdsaKeys.generate({ ...named('p384'), curve: 'P-384' }),
    ed25519Keys.generate(named('ed25519')),
    ed25519Keys.generate(),
  ]);
  const [es256, ed, rsa] = (await Promise.all(
    ['ES256', 'EdDSA', 'RS256'].map(async (alg) => {
      const { privateKey, publicKey } = await generateKeyPair(alg, { extractable: true });
      return { privateKey, publicKeyJwk: await exportJWK(publicKey) };
    }),
  )) as [Sealer, Sealer, Sealer];
  for (const pair of [p256, p384, ed25519]) {
    const { publicKeyMultibase } = await pair.export({ publicKey: true });
    const { id } = pair as unknown as { id: string };
    documents
      .get(did)
      .verificationMethod.push({ id, controller: did, type: 'Multikey', publicKeyMultibase });
  }
  for (const [key, { publicKeyJwk }] of Object.entries({ es256, ed }))
    documents.get(did).verificationMethod.push({ ...named(key), type: 'JsonWebKey', publicKeyJwk });
  const { verificationMethod } = documents.get(did);
  documents.get(did).assertionMethod = verificationMethod.map(({ id }: Json) => id);

  const page = `https://${host}/issuers/7`;
  documents.set(page, {
    id: page,
    verificationMethod: [
      { id: `${page}#1`, controller: page, type: 'JsonWebKey', publicKeyJwk: ed.publicKeyJwk },
    ],
    assertionMethod: [`${page}#1`],
  });
  const { publicKeyMultibase } = await lone.export({ publicKey: true });
  const didKey = `did:key:${publicKeyMultibase}`;
  const loneSuite = (id: string) =>
    integrity({ signer: () => Object.assign(lone.signer(), { id }) }, eddsa);
  const didJwk = `did:jwk:${Buffer.from(JSON.stringify(es256.publicKeyJwk)).toString('base64url')}`;

  /** Of another issuer, who keeps no list. */
  const of = (id: string) => () => {
    const { credentialStatus: _, ...badge } = weir.badge();
    return { ...badge, issuer: { ...badge.issuer, id } };
  };
  const json = async (badge: Json, suite: object) => JSON.stringify(await embed(badge, suite));
  const kind = (
    name: string,
    found: string,
    badge: () => Json,
    sign: BadgeKind['sign'],
  ): BadgeKind => ({ name, found, badge, sign });
  const model1 = () => inModel1(weir.badge());

  return {
    weir,
    kinds: [
      kind('eddsa-rdfc-2022 of a domain', passed, weir.badge, (b) =>
        json(b, integrity(ed25519, eddsa)),
      ),
      kind('ecdsa-rdfc-2019 (P-256)', passed, weir.badge, (b) => json(b, integrity(p256, ecdsa))),
      kind('ecdsa-rdfc-2019 (P-384)', passed, weir.badge, (b) => json(b, integrity(p384, ecdsa))),
      kind('Ed25519Signature2020 in data model 1.1', passed, model1, (b) =>
        json(b, new Ed25519Signature2020({ signer: ed25519.signer(), date: created })),
      ),
      kind('eddsa-rdfc-2022 in data model 1.1', passed, model1, (b) =>
        json(b, integrity(ed25519, eddsa)),
      ),
      kind('did:key', ofAKey, of(didKey), (b) =>
        json(b, loneSuite(`${didKey}#${publicKeyMultibase}`)),
      ),
      kind('the page of an issuer who lists no keys', ofNobody, of(`https://${host}/about`), (b) =>
        json(b, loneSuite(`https://${host}/about#${publicKeyMultibase}`)),
      ),
      kind('RS256', passed, weir.badge, (b) => weir.token(b)),
      kind('ES256', passed, weir.badge, (b) =>
        sealed(withClaims(b), es256.privateKey, { alg: 'ES256', kid: `${did}#es256` }),
      ),
      kind('EdDSA of a key that stands elsewhere as a Multikey', passed, of(page), (b) =>
        sealed(b, ed.privateKey, { alg: 'EdDSA', kid: `${page}#1` }),
      ),
      kind('the vc of a token in data model 1.1', passed, model1, (b) =>
        sealed(asVc(b), ed.privateKey, { alg: 'EdDSA', kid: `${did}#ed` }),
      ),
      kind('a jwk in the header of a token', ofNobody, of(`https://${host}/about`), (b) =>
        sealed(withClaims(b), rsa.privateKey, { alg: 'RS256', jwk: rsa.publicKeyJwk }),
      ),
      kind('did:jwk', ofAKey, of(didJwk), (b) =>
        sealed(withClaims(b), es256.privateKey, { alg: 'ES256', kid: `${didJwk}#0` }),
      ),
      kind('a presentation', presented, weir.badge, async (b) =>
        JSON.stringify(presentationOf(await embed(b, integrity(ed25519, eddsa)))),
      ),
      kind('a token in a presentation', presented, weir.badge, async (b) => {
        const token = await weir.token(b);
        return JSON.stringify(
          presentationOf({
            '@context': 'https://www.w3.org/ns/credentials/v2',
            type: 'EnvelopedVerifiableCredential',
            id: `data:application/vc+jwt,${token}`,
          }),
        );
      }),
    ],
  };
}

interface Sealer {
  readonly privateKey: CryptoKey;
  readonly publicKeyJwk: Json;
}

const presentationOf = (held: Json): Json => ({
  '@context': ['https://www.w3.org/ns/credentials/v2'],
  type: ['VerifiablePresentation'],
  verifiableCredential: [held],
});

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const decoded = (part = ''): Json => JSON.parse(Buffer.from(part, 'base64url').toString());

/** Changes the credential in what its holder has, and leaves what signed it: a copy as a forger makes one. */
export function changedCopy(
  signed: string,
  change: (credential: Json) => unknown,
  changeHeader: (header: Json) => unknown = () => {},
): string {
  if (isToken(signed)) {
    const [header, claims] = signed.split('.').slice(0, 2).map(decoded);
    change(claims.vc ?? claims);
    changeHeader(header);
    return [encoded(header), encoded(claims), signed.split('.')[2]].join('.');
  }
  const document = JSON.parse(signed);
  const [held = document] = document.verifiableCredential ?? [];
  const [media, token] = String(held.id).split(',');
  if (token) held.id = `${media},${changedCopy(token, change, changeHeader)}`;
  else change(held);
  return JSON.stringify(document);
}
