import { verifyCredential } from './verify.ts';

/** Every call about what proves work. */
export const credentialsCalls = {
  verifyCredential,
};
