import * as v from 'valibot';
import {
  type ApplicationStatus,
  type MoveReason,
  reasonMissing,
  reasonsFor,
  whyTakenBack,
} from '../../../src/contract/applications/moves.ts';
import type { ApplicationMove } from '../../../src/machines/lifecycle/application.ts';
import { badField } from '../../platform/http/problem.ts';

/** A move with what its mover says of it. */
export interface MoveInWords {
  readonly event: ApplicationMove;
  readonly reason?: MoveReason | undefined;
  readonly note: string;
}

/** A move that takes something away says why, with a reason of its own; an answer says something. @throws {Problem} `invalid` */
export function requireWords({ event, reason, note }: MoveInWords): void {
  const reasons = reasonsFor(event);
  if (reasons && !(reason && reason in reasons)) throw badField('reason', reasonMissing);
  if (event === 'answer' && note === '') throw badField('note', 'Enter your answer.');
}

/** A company that takes back an offer writes why. @throws {Problem} `invalid` */
export function requireWhyTakenBack(
  { event, note }: MoveInWords,
  { status }: { status: ApplicationStatus },
): void {
  const fault = v.safeParse(whyTakenBack, note).issues?.[0].message;
  if (event === 'reject' && status === 'Offered' && fault) throw badField('note', fault);
}

/** As the audit keeps them: without what was not said. */
export const wordsOf = ({ reason, note }: MoveInWords) => ({
  ...(reason && { reason }),
  ...(note && { note }),
});
