import {
  type CredentialSummary,
  demoWords,
  type StepResult,
  type Verification,
  type VerifyStep,
  verifySteps,
} from '../../../../src/contract/credentials/verify.ts';
import { type Badge, datesOf, issuerIdOf } from './steps/badge.ts';
import {
  type Finding,
  isFinding,
  passed,
  unknown,
  validityOf,
  type World,
} from './steps/finding.ts';
import { badgeIn } from './steps/form.ts';
import { whoSigned } from './steps/signed.ts';
import { statusOf } from './steps/status.ts';

/** Checks a badge of any issuer, step by step. What is forged is not asked about: its dates and status may be anything. */
export async function verify(given: string, world: World): Promise<Verification> {
  const presented = badgeIn(given.trim());
  if (isFinding(presented)) return told({ form: presented }, null);
  const { credential } = presented;
  const summary = summaryOf(credential);
  const form = passed(
    presented.isPresented
      ? 'It is an Open Badge 3.0. Who presents it was not checked.'
      : 'It is an Open Badge 3.0.',
  );
  const signed = await whoSigned(presented, world);
  if (signed.signature.result !== 'passed') return told({ form, ...unsigned(signed) }, summary);
  const validity = validityOf(datesOf(credential), world.now);
  return told({ form, ...signed, validity, status: await statusOf(credential, world) }, summary);
}

/** A good key and issuer prove nothing about a credential they have not signed. */
const unsigned = ({ signature, key, issuer }: Awaited<ReturnType<typeof whoSigned>>) => ({
  signature,
  key: key.result === 'passed' ? notReached : key,
  issuer: issuer.result === 'passed' ? notReached : issuer,
});

/** Result for an address without a readable credential. */
export const unread = (why: string): Verification => told({ form: unknown(why) }, null);

const notReached = unknown('This was not checked, because its signature is not confirmed.');

/** From the worst to the best. */
const severity: readonly StepResult[] = ['failed', 'doubtful', 'unknown', 'passed'];

/** The whole is as good as its worst step, and each step that is not there is unknown. */
function told(
  findings: Partial<Record<VerifyStep, Finding>>,
  summary: CredentialSummary | null,
): Verification {
  const steps = verifySteps.map((step) => ({ step, ...(findings[step] ?? notReached) }));
  const result = severity.find((one) => steps.some((step) => step.result === one))!;
  return { result, steps, summary };
}

const short = (text: string): string => [...text].slice(0, 300).join('');

/** Claims of a badge about itself. */
function summaryOf(badge: Badge): CredentialSummary {
  const { issuer, credentialSubject } = badge;
  const { from, until } = datesOf(badge);
  const name = typeof issuer === 'string' ? undefined : issuer.name;
  return {
    achievement: short(credentialSubject.achievement.name),
    issuer: short(name || issuerIdOf(badge)),
    recipient: short(recipientOf(credentialSubject)),
    validFrom: from!,
    validUntil: until ?? null,
    isDemo: badge.description?.startsWith(demoWords) ?? false,
  };
}

function recipientOf({ id, identifier }: Badge['credentialSubject']): string {
  const identifiers = [identifier ?? []].flat();
  const plain = identifiers.find(({ hashed }) => !hashed);
  if (plain) return plain.identityHash;
  if (identifiers.some(({ identityType }) => identityType === 'emailAddress'))
    return 'Somebody whose email address is hashed in it';
  return id ?? 'Somebody whose name is hashed in it';
}
