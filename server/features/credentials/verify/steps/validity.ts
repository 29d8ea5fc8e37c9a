import { dayOf } from '../../../../../src/contract/credentials/verify-words.ts';
import { type Finding, failed, passed } from './finding.ts';

/** Whether a credential is meant for today. */
export function validityOf(
  { validFrom, validUntil }: { validFrom?: string | undefined; validUntil?: string | undefined },
  now: Date,
): Finding {
  if (validFrom !== undefined && Date.parse(validFrom) > now.getTime())
    return failed(`It is not valid yet, but from ${dayOf(validFrom)} on.`);
  if (validUntil === undefined) return passed('It has no end.');
  if (Date.parse(validUntil) < now.getTime()) return failed(`It ended on ${dayOf(validUntil)}.`);
  return passed(`It is valid until ${dayOf(validUntil)}.`);
}
