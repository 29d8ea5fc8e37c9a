import type { Finding } from './finding.ts';
import type { IssuerDocument, Method } from './issuer.ts';

/** What signs a credential: the name of its key, and how to check it with that. */
export interface Secured {
  readonly keyId: string;
  readonly signature: string;
  check(method: Method, document: IssuerDocument): Promise<Finding>;
}
