import { written } from '../dates.ts';
import type { StepResult, Verification, VerifyStep } from './verify.ts';

export const stepNames: Readonly<Record<VerifyStep, string>> = {
  form: 'Form',
  signature: 'Signature',
  key: 'Key',
  issuer: 'Issuer',
  validity: 'Dates',
  status: 'Not revoked',
};

export const resultWords: Readonly<Record<StepResult, string>> = {
  passed: 'Passed',
  failed: 'Failed',
  doubtful: 'Doubtful',
  unknown: 'Not checked',
};

const headings: Readonly<Record<StepResult, string>> = {
  passed: 'This credential is valid',
  failed: 'This credential is not valid',
  doubtful: 'This credential is doubtful',
  unknown: 'This credential could not be checked',
};

interface InShort {
  readonly heading: string;
  /** The sentence of the step that says why. */
  readonly why: string;
  /** As what it is shown: a demo is nothing good, however well it is signed. */
  readonly looks: StepResult;
}

export function inShort({ result, steps, summary }: Verification): InShort {
  if (result === 'passed')
    return summary?.isDemo
      ? {
          heading: 'Valid signature. A demo: proves nothing.',
          why: 'Its issuer shows how the product works, and says nothing by it about anybody.',
          looks: 'doubtful',
        }
      : {
          heading: headings.passed,
          why: 'It is as its issuer signed it, and has not been revoked.',
          looks: 'passed',
        };
  const why = steps.find((one) => one.result === result)?.sentence ?? '';
  return { heading: headingOf({ result, steps, summary }), why, looks: result };
}

function headingOf({ result, steps, summary }: Verification): string {
  if (result === 'failed' && summary === null) return 'This is not a credential';
  const isSigned = steps.some((one) => one.step === 'signature' && one.result === 'passed');
  return result === 'unknown' && isSigned
    ? 'This credential could be checked only in part'
    : headings[result];
}

/** An instant of a credential as a day: what is checked is the same for all, so days are UTC's. */
export const dayOf = (instant: string): string => written(instant, '3 March 2031', 'UTC');
