import { DataIntegrityProof } from '@digitalbazaar/data-integrity';
import { generate } from '@digitalbazaar/ed25519-multikey';
import { cryptosuite } from '@digitalbazaar/eddsa-rdfc-2022-cryptosuite';
import { issue } from '@digitalbazaar/vc';
import { BitstringStatusList } from '@digitalbazaar/vc-bitstring-status-list';
import { CompactSign, exportJWK, generateKeyPair } from 'jose';
import { contextAddresses, loadContext } from '../features/credentials/contexts.ts';

// biome-ignore lint/suspicious/noExplicitAny: what a test makes of a credential is anything
type Json = any;

/** Somebody who issues badges under a domain of their own, with all that their badges name. */
export interface BadgeIssuer {
  readonly did: string;
  /** What can be read of them, by address or did. */
  readonly documents: Map<string, Json>;
  /** The badge of before it is signed; a test may change it. */
  badge(): Json;
  embedded(credential: Json): Promise<Json>;
  token(credential: Json, header?: object): Promise<string>;
  /** Writes anew which places of the list are revoked. */
  revoke(...places: number[]): Promise<void>;
}

/** @param host such as `weir.example` or `localhost:4000` */
export async function aBadgeIssuer(host = 'weir.example'): Promise<BadgeIssuer> {
  const did = `did:web:${encodeURIComponent(host)}`;
  const origin = `https://${host}`;
  const pair = await generate({ id: `${did}#key-1`, controller: did });
  const { publicKeyMultibase } = await pair.export({ publicKey: true });
  const rsa = await generateKeyPair('RS256', { extractable: true });
  const publicKeyJwk = await exportJWK(rsa.publicKey);
  const documents = new Map<string, Json>();
  const document = {
    '@context': [
      'https://www.w3.org/ns/did/v1',
      'https://w3id.org/security/multikey/v1',
      'https://w3id.org/security/jwk/v1',
    ],
    id: did,
    verificationMethod: [
      { id: `${did}#key-1`, controller: did, type: 'Multikey', publicKeyMultibase },
      { id: `${did}#key-2`, controller: did, type: 'JsonWebKey', publicKeyJwk },
    ],
    assertionMethod: [`${did}#key-1`, `${did}#key-2`],
  };
  documents.set(did, document).set(`${origin}/credentials/keys/2`, publicKeyJwk);

  const list = `${origin}/credentials/status/1`;
  const embedded = (credential: Json) =>
    issue({
      credential: structuredClone(credential),
      suite: new DataIntegrityProof({ signer: pair.signer(), cryptosuite }),
      documentLoader: loadContext,
      now: new Date(credential.validFrom),
    });
  const issuer: BadgeIssuer = {
    did,
    documents,
    badge: () => aBadge({ did, origin, list }),
    embedded,
    token: (credential, header = {}) =>
      new CompactSign(Buffer.from(JSON.stringify(withClaims(credential))))
        .setProtectedHeader({
          alg: 'RS256',
          kid: `${origin}/credentials/keys/2`,
          typ: 'JWT',
          ...header,
        })
        .sign(rsa.privateKey),
    async revoke(...places) {
      const bits = new BitstringStatusList({ length: 131_072 });
      for (const place of places) bits.setStatus(place, true);
      documents.set(
        list,
        await embedded({
          '@context': contextAddresses.slice(0, 1),
          id: list,
          type: ['VerifiableCredential', 'BitstringStatusListCredential'],
          issuer: did,
          validFrom: '2026-01-01T00:00:00Z',
          credentialSubject: {
            id: `${list}#list`,
            type: 'BitstringStatusList',
            statusPurpose: 'revocation',
            encodedList: await bits.encode(),
          },
        }),
      );
    },
  };
  await issuer.revoke();
  return issuer;
}

/** At which place of its list a badge made here stands. */
export const placeInList = 94_567;

const seconds = (time: string) => Math.floor(Date.parse(time) / 1000);

/** @returns the credential with what a token says beside it */
export const withClaims = (credential: Json): Json => ({
  ...credential,
  iss: credential.issuer.id,
  sub: credential.credentialSubject.id,
  jti: credential.id,
  nbf: seconds(credential.validFrom),
  ...(credential.validUntil && { exp: seconds(credential.validUntil) }),
});

const aBadge = ({ did, origin, list }: { did: string; origin: string; list: string }): Json => ({
  '@context': contextAddresses,
  id: `${origin}/credentials/7c0f7a7e-34a5-4a3b-9d5e-3a54f1c4c4b1`,
  type: ['VerifiableCredential', 'OpenBadgeCredential'],
  name: 'A weir',
  issuer: { id: did, type: ['Profile'], name: 'Weir College', url: origin },
  validFrom: '2026-05-04T09:30:00Z',
  validUntil: '2126-05-04T09:30:00Z',
  credentialSubject: {
    id: 'urn:uuid:0c8eb1ae-8a1c-4b11-9f0a-6a3f0d6a6f11',
    type: ['AchievementSubject'],
    identifier: [
      {
        type: 'IdentityObject',
        hashed: true,
        identityHash: `sha256$${'ab'.repeat(32)}`,
        identityType: 'emailAddress',
        salt: 'c2FsdA',
      },
    ],
    achievement: {
      id: `${origin}/achievements/12`,
      type: ['Achievement'],
      name: 'A weir',
      description: 'Drew a weir that fish can pass.',
      criteria: { narrative: 'All three deliveries were approved.' },
      tag: ['Statics', 'Hydraulics'],
    },
  },
  evidence: [
    { id: `${origin}/evidence/1`, type: ['Evidence'], name: 'Drawings', narrative: 'Sheet 1.' },
  ],
  credentialStatus: {
    id: `${list}#${placeInList}`,
    type: 'BitstringStatusListEntry',
    statusPurpose: 'revocation',
    statusListIndex: String(placeInList),
    statusListCredential: list,
  },
});
