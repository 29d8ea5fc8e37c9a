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

/** What it comes to, and the sentence of the step that says why. */
export function inShort({ result, steps }: Verification): { heading: string; why: string } {
  const reason = steps.find((one) => one.result === result);
  const passed = 'It is as its issuer signed it, and has not been revoked.';
  return {
    heading: headings[result],
    why: result === 'passed' ? passed : (reason?.sentence ?? ''),
  };
}

/** An instant of a credential as a day: what is checked is the same for all, so days are UTC's. */
export const dayOf = (instant: string): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(instant),
  );
