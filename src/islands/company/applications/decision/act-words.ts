import type {
  ApplicationEvent,
  ApplicationStatus,
} from '../../../../contract/applications/moves.ts';

export const actLabels: Record<ApplicationEvent, string> = {
  shortlist: 'Shortlist',
  unshortlist: 'Undo',
  offer: 'Offer a place',
  reject: 'Reject',
  end: 'End early',
  accept: 'Accept',
  decline: 'Decline',
  withdraw: 'Withdraw',
  answer: 'Answer',
};

/** For somebody with an offer, a rejection is called taking it back. */
export const labelOf = (
  event: ApplicationEvent,
  { status }: { readonly status: ApplicationStatus },
): string => (event === 'reject' && status === 'Offered' ? 'Take back' : actLabels[event]);

/** Effect of an act on those it can move, before it is done. */
export function willHappen(event: ApplicationEvent, count: number): string {
  const who = count === 1 ? '1 student' : `${count} students`;
  switch (event) {
    case 'shortlist':
      return `${who} will be shortlisted and notified.`;
    case 'unshortlist':
      return `${who} will be back under review and notified.`;
    case 'offer':
      return `${who} will be offered a place and notified. They have 7 days to answer. Until they open the offer you can take it back, and must write why; after that only the programme’s office can.`;
    case 'reject':
      return `${who} will be rejected and notified. You cannot undo this.`;
    case 'end':
      return count === 1
        ? '1 student will lose the place and be notified. They can answer once. You cannot undo this.'
        : `${who} will lose their places and be notified. Each can answer once. You cannot undo this.`;
    default:
      return `${who} will be notified.`;
  }
}

/** Says that some of them lose an offer; empty for none. */
export const takenBackWords = (count: number): string => {
  if (count === 0) return '';
  return count === 1 ? '1 of them loses an offer.' : `${count} of them lose an offer.`;
};

/** Hints for the note to the student. Acts that are absent take no note. */
export const noteHints: Partial<Record<ApplicationEvent, string>> = {
  offer: 'The student reads it with the offer: why you chose them, when you would start.',
  reject: 'Say what would help next time.',
  end: 'The student reads it.',
};

/** Beginning of the student's text for an act with a reason. */
export const statusLine: Partial<Record<ApplicationEvent, string>> = {
  reject: 'Not selected.',
  end: 'Ended early.',
};

/** By name for one, by number for several. */
export const whomOf = (applicants: readonly { readonly studentName: string }[]): string =>
  applicants.length === 1 ? applicants[0]!.studentName : `${applicants.length} applicants`;
