import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { textUpTo } from '../fields.ts';
import { upTo } from '../paging.ts';

/** The longest credential that is checked, in characters: a token with a picture of 1 MB in it. */
export const credentialAtMost = 2_000_000;

/** Beginning of the description in a demo's credentials. */
export const demoWords = 'A demo that proves nothing.';

/** In order of display. */
export const verifySteps = ['form', 'signature', 'key', 'issuer', 'validity', 'status'] as const;
export type VerifyStep = (typeof verifySteps)[number];

/** `unknown`: it could not be checked. Only what has passed every step is valid. */
export const stepResults = ['passed', 'failed', 'doubtful', 'unknown'] as const;
export type StepResult = (typeof stepResults)[number];

/** Claims of a credential. The steps decide if they are true. */
const summary = v.object({
  achievement: textUpTo(300),
  issuer: textUpTo(300),
  /** As far as it is readable; addresses are hashed. */
  recipient: textUpTo(300),
  validFrom: textUpTo(40),
  validUntil: v.nullable(textUpTo(40)),
  /** True if it calls itself a demo, which proves nothing. */
  isDemo: v.boolean(),
});
export type CredentialSummary = v.InferOutput<typeof summary>;

const verification = v.object({
  /** Worst result of all steps. */
  result: v.picklist(stepResults),
  /** Every step, once. */
  steps: upTo(
    verifySteps.length,
    v.object({
      step: v.picklist(verifySteps),
      result: v.picklist(stepResults),
      sentence: textUpTo(600),
    }),
  ),
  /** Null for what is no credential. */
  summary: v.nullable(summary),
});
export type Verification = v.InferOutput<typeof verification>;

const missing = 'Paste a credential, its address or its number.';

export const verifyCredential = endpoint({
  route: 'POST /Credentials/verify',
  summary:
    'Check an Open Badge of any issuer: JSON, a token (VC-JWT), the address of one, or the number of one of this site',
  audience: 'anyone',
  onlyReads: true,
  perMinute: 30,
  bodyBytes: 2 * credentialAtMost,
  body: v.object({
    // Nothing of it is kept or shown, so that its letters may be any.
    credential: v.pipe(
      v.string(missing),
      v.trim(),
      v.nonEmpty(missing),
      v.maxLength(credentialAtMost, `Use at most ${credentialAtMost} characters.`),
    ),
  }),
  reply: { kind: 'json', schema: verification },
});
