import type { JWK } from 'jose';

/** A public key, as its issuer's document has it. */
export interface PublicKey {
  readonly number: number;
  readonly origin: string;
  readonly kind: 'Ed25519' | 'RSA';
  readonly public: { readonly publicKeyMultibase: string } | JWK;
  readonly compromisedFrom: Date | null;
}

/** The decentralised identifier of an origin: `did:web:localhost%3A4321` (https://w3c-ccg.github.io/did-method-web/). */
export const didOf = (origin: string): string =>
  `did:web:${encodeURIComponent(new URL(origin).host)}`;

export const methodOf = (origin: string, number: number): string =>
  `${didOf(origin)}#key-${number}`;

/** Address of a key as one bare JWK. */
export const keyAddress = (origin: string, number: number): string =>
  `${origin}/credentials/keys/${number}`;

/** The document that says with which keys an origin signs; one that is compromised has the day from which it is not to be trusted. */
export const didDocument = (origin: string, keys: readonly PublicKey[]) => ({
  '@context': [
    'https://www.w3.org/ns/did/v1',
    'https://w3id.org/security/multikey/v1',
    'https://w3id.org/security/jwk/v1',
  ],
  id: didOf(origin),
  verificationMethod: keys.map((key) => ({
    id: methodOf(origin, key.number),
    controller: didOf(origin),
    ...(key.kind === 'Ed25519'
      ? { type: 'Multikey', ...key.public }
      : { type: 'JsonWebKey', publicKeyJwk: key.public }),
    ...(key.compromisedFrom && { revoked: key.compromisedFrom.toISOString() }),
  })),
  assertionMethod: keys.map(({ number }) => methodOf(origin, number)),
});

export const issuerOf = ({ origin, isDemo }: { origin: string; isDemo: boolean }) => ({
  id: didOf(origin),
  type: ['Profile'],
  name: isDemo ? 'Trestle (demo)' : 'Trestle',
  url: origin,
});

/** `2031-05-04T10:00:00Z`: both forms of a credential know whole seconds only. */
export const toTheSecond = (at: Date): string => at.toISOString().replace(/\.\d+Z$/, 'Z');

/** Address of a status list. */
export const listAddress = (origin: string, list: number): string =>
  `${origin}/credentials/status/${list}`;
