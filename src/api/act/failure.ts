import type { FieldError } from '../../contract/problem.ts';
import { ApiProblem, type Current } from '../problem.ts';

type Reason = ApiProblem['code'];

/** Why an act did not succeed, as a machine keeps it: a reason to branch on, the server's sentence to show. */
export interface Failure {
  readonly reason: Reason;
  /** The server's own words, where it had some. */
  readonly sentence: string | null;
  /** Which fields the server wants changed. */
  readonly fields: readonly FieldError[];
  /** What is there now, where somebody else changed it meanwhile. */
  readonly current?: Current | null;
}

const leavesOpen: readonly Reason[] = ['unreachable', 'unavailable', 'unexpected'];

/** Whether what was asked for may be done all the same: its answer was lost, or the server cannot say. */
export const mayBeDone = ({ reason }: Failure): boolean => leavesOpen.includes(reason);

/** The failure behind a rejected call. Anything but an answer of the API is unexpected, and shows no inner words. */
export function failureFrom(error: unknown): Failure {
  if (error instanceof ApiProblem) {
    const { code, status, detail, errors, current } = error;
    // A balancer's own words, when the server behind it is away.
    const reason = code === 'unknown' && status >= 500 ? 'unavailable' : code;
    return { reason, sentence: detail, fields: errors, ...(current && { current }) };
  }
  return { reason: 'unexpected', sentence: null, fields: [] };
}
