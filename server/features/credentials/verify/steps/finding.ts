import type { StepResult } from '../../../../../src/contract/credentials/verify.ts';
import { dayOf } from '../../../../../src/contract/credentials/verify-words.ts';
import { type ReadDocument, Unreadable } from '../outside/fetch-document.ts';

export interface Finding {
  readonly result: StepResult;
  readonly sentence: string;
}

const found =
  (result: StepResult) =>
  (sentence: string): Finding => ({ result, sentence });

export const passed = found('passed');
export const failed = found('failed');
export const doubtful = found('doubtful');
export const unknown = found('unknown');

export const isFinding = (value: object): value is Finding => 'sentence' in value;

/** Sources of a check: the documents that a credential names, and nothing else. */
export interface World {
  readonly read: ReadDocument;
  /** When this server itself gave a credential a signature; null for any that is not its own. */
  signedHere(credentialId: string, signature: string): Promise<Date | null>;
  readonly now: Date;
  /** True if this server issues under a host, or did before. */
  isOwn(host: string): Promise<boolean>;
}

/** Reads a document, or says why that could not be done. */
export async function readOr<Other>(
  { read }: World,
  address: string,
  otherwise: (why: string) => Other,
  isOfHost = false,
): Promise<{ document: unknown } | Other> {
  try {
    return { document: await read(address, isOfHost) };
  } catch (error) {
    if (error instanceof Unreadable) return otherwise(error.message);
    throw error;
  }
}

/** Allowed difference between the clocks of an issuer and of this server, in milliseconds. */
export const toleranceMs = 300_000;

/** An instant as a day, and with its time where that day is today. */
function toldOf(instant: string, now: Date): string {
  const day = dayOf(instant);
  if (day !== dayOf(now.toISOString())) return day;
  return `${day} at ${new Date(instant).toISOString().slice(11, 16)} UTC`;
}

/** Checks that a credential is valid today. */
export function validityOf(
  { from, until }: { readonly from?: string | undefined; readonly until?: string | undefined },
  now: Date,
): Finding {
  if (from !== undefined && Date.parse(from) > now.getTime() + toleranceMs)
    return failed(`It is not valid until ${toldOf(from, now)}.`);
  if (until === undefined) return passed('It does not expire.');
  const told = toldOf(until, now);
  if (Date.parse(until) < now.getTime() - toleranceMs) return failed(`It expired on ${told}.`);
  return passed(`It is valid until ${told}.`);
}
