import * as v from 'valibot';
import { requiredText, text } from '../fields.ts';

/** An application's states. What each may become: `machines/lifecycle/application.ts`. */
export const applicationStatuses = [
  'Under Review',
  'Shortlisted',
  'Offered',
  'Awaiting university',
  'Accepted',
  'Declined',
  'Expired',
  'Rejected',
  'Withdrawn',
  'Closed',
  'Completed',
  'Not completed',
  'Ended early',
] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];

/** Events a person causes. `expire` and `close` are the system's own. */
export const applicationEvents = [
  'unshortlist',
  'shortlist',
  'offer',
  'accept',
  'decline',
  'reject',
  'withdraw',
  'end',
  'answer',
] as const;
export type ApplicationEvent = (typeof applicationEvents)[number];

/** Reasons for a rejection. The student reads the sentence, never a code. */
export const rejectionReasons = {
  skills: 'Other applicants matched the required skills more closely.',
  availability: 'The dates or hours did not fit the project.',
  places: 'All places were given to other applicants.',
  incomplete: 'The application did not give enough information.',
  other: 'The company chose other applicants.',
} as const;
export type RejectionReason = keyof typeof rejectionReasons;

/** Reasons why a student's part in a project ends before its work is done. */
const endingReasons = {
  'no-show': 'The student did not take part.',
  agreed: 'The student and the company agreed to end it.',
  other: 'There was another reason.',
} as const;

/** Reason of an offer that is gone, unless the person who took it back gave their own words. */
const offerReasons = { 'taken-back': 'The offer was taken back.' } as const;

/** The moves that need a reason, and the reasons of each. */
const moveReasons = {
  reject: { ...rejectionReasons, ...offerReasons },
  end: endingReasons,
} as const;
type ReasonedMove = keyof typeof moveReasons;
export type MoveReason = { [Move in ReasonedMove]: keyof (typeof moveReasons)[Move] }[ReasonedMove];

/** The sentence a student reads for each reason of a move; null where it needs none. */
export const reasonsFor = (event: string): Readonly<Record<string, string>> | null =>
  moveReasons[event as ReasonedMove] ?? null;

/** Errors for a missing reason, and for an offer taken back without words. */
export const reasonMissing = 'Choose a reason.';
export const whyTakenBack = requiredText('Say why you take the offer back.', 1000);

const moveReason = v.picklist(
  Object.values(moveReasons).flatMap((reasons) => Object.keys(reasons)) as MoveReason[],
  reasonMissing,
);

export const moveNote = v.object({ note: v.optional(text(1000), '') });

/** One move. Rejecting and ending need a reason of their own; the student reads its sentence and the note. */
export const moveEntries = {
  event: v.picklist(applicationEvents, `This must be one of ${applicationEvents.join(', ')}.`),
  reason: v.optional(moveReason),
  ...moveNote.entries,
};
