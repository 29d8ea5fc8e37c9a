import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { requiredText, textUpTo } from '../fields.ts';
import { upTo } from '../paging.ts';

/** The longest credential that is checked, in characters. */
export const credentialAtMost = 200_000;

/** What is checked, in the order in which it is told. */
export const verifySteps = ['form', 'signature', 'key', 'issuer', 'validity', 'status'] as const;
export type VerifyStep = (typeof verifySteps)[number];

/** `unknown`: it could not be checked. Only what has passed every step is valid. */
export const stepResults = ['passed', 'failed', 'doubtful', 'unknown'] as const;
export type StepResult = (typeof stepResults)[number];

/** What a credential says. Whether that is true, the steps tell. */
const summary = v.object({
  achievement: textUpTo(300),
  issuer: textUpTo(300),
  /** To whom, as far as it says: addresses are hashed in it. */
  recipient: textUpTo(300),
  validFrom: textUpTo(40),
  validUntil: v.nullable(textUpTo(40)),
});
export type CredentialSummary = v.InferOutput<typeof summary>;

const verification = v.object({
  /** Of the whole: the worst of all steps. */
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

export const verifyCredential = endpoint({
  route: 'POST /Credentials/verify',
  summary: 'Check an Open Badge of any issuer: JSON, a token (VC-JWT), or the address of one',
  audience: 'anyone',
  onlyReads: true,
  perMinute: 30,
  body: v.object({
    credential: requiredText('Paste a credential, or its address.', credentialAtMost),
  }),
  reply: { kind: 'json', schema: verification },
});
