import {
  type ApplicationStatus,
  type MoveReason,
  reasonsFor,
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
  if (reasons && !(reason && reason in reasons)) throw badField('reason', 'Choose a reason.');
  if (event === 'answer' && note === '') throw badField('note', 'Enter your answer.');
}

/** A company that takes back an offer writes why. @throws {Problem} `invalid` */
export function requireWhyTakenBack(
  { event, note }: MoveInWords,
  { status }: { status: ApplicationStatus },
): void {
  if (event === 'reject' && status === 'Offered' && note === '')
    throw badField('note', 'Say why you take the offer back.');
}

/** As the audit keeps them: without what was not said. */
export const wordsOf = ({ reason, note }: MoveInWords) => ({
  ...(reason && { reason }),
  ...(note && { note }),
});
