import * as v from 'valibot';
import type { EventKind } from '../events/event.ts';

/** The number of its engagement; null where the work is gone. */
const engagement = v.nullable(v.number());
const credential = v.string();
const ofCredential = {
  about: 'credential',
  inHistory: false,
  tells: { student: 'work answered' },
} as const;

/** Events of credentials, kept by the number of their student. */
export const credentialEventKinds = {
  'credential issued': { ...ofCredential, facts: v.strictObject({ credential, engagement }) },
  'credential revoked': {
    ...ofCredential,
    facts: v.strictObject({
      credential,
      engagement,
      because: v.string(),
      mayBeRenewed: v.boolean(),
    }),
  },
  'credential renewable': { ...ofCredential, facts: v.strictObject({ credential, engagement }) },
  'credential final': { ...ofCredential, facts: v.strictObject({ credential, engagement }) },
} as const satisfies Record<string, EventKind>;
