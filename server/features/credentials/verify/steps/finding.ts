import type { StepResult } from '../../../../../src/contract/credentials/verify.ts';
import { dayOf } from '../../../../../src/contract/credentials/verify-words.ts';
import { type ReadDocument, Unreadable } from '../outside/fetch-document.ts';

/** What one step has come to, with a sentence for people. */
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

/** How a credential is checked: what it names is read, and nothing else. */
export interface World {
  readonly read: ReadDocument;
  /** When this server itself gave a credential a signature; null for any that is not its own. */
  signedHere(credentialId: string, signature: string): Promise<Date | null>;
  readonly now: Date;
  /** Whether this server issues under a host, or did before. */
  isOwn(host: string): Promise<boolean>;
}

/** Reads a document, or says why that could not be done. */
export async function readOr<Other>(
  { read }: World,
  address: string,
  otherwise: (why: string) => Other,
): Promise<{ document: unknown } | Other> {
  try {
    return { document: await read(address) };
  } catch (error) {
    if (error instanceof Unreadable) return otherwise(error.message);
    throw error;
  }
}

/** Whether a credential is meant for today. */
export function validityOf(
  { validFrom, validUntil }: { validFrom?: string | undefined; validUntil?: string | undefined },
  now: Date,
): Finding {
  if (validFrom !== undefined && Date.parse(validFrom) > now.getTime())
    return failed(`It is not valid until ${dayOf(validFrom)}.`);
  if (validUntil === undefined) return passed('It does not expire.');
  if (Date.parse(validUntil) < now.getTime()) return failed(`It expired on ${dayOf(validUntil)}.`);
  return passed(`It is valid until ${dayOf(validUntil)}.`);
}
