import * as credentials from './credentials.ts';
import { verifyCredential } from './verify.ts';

/** Every call about what proves work. */
export const credentialsCalls = {
  getProof: credentials.getProof,
  allowShowing: credentials.allowShowing,
  askForCredential: credentials.askForCredential,
  listCredentials: credentials.listCredentials,
  credentialsHealth: credentials.credentialsHealth,
  revokeCredential: credentials.revokeCredential,
  renewCredential: credentials.renewCredential,
  verifyCredential,
};
