import type { ApplicationEvent } from '../../../../contract/applications.ts';

/** What the button of an act says. */
export const actLabels: Record<ApplicationEvent, string> = {
  shortlist: 'Shortlist',
  offer: 'Offer a place',
  reject: 'Reject',
  complete: 'Mark as completed',
  accept: 'Accept',
  decline: 'Decline',
  withdraw: 'Withdraw',
};

/** What an act does to those it can move, before it is done. */
export function willHappen(event: ApplicationEvent, count: number): string {
  const who = count === 1 ? '1 student' : `${count} students`;
  switch (event) {
    case 'shortlist':
      return `${who} will be shortlisted and notified.`;
    case 'offer':
      return `${who} will be offered a place and notified. They have 7 days to answer.`;
    case 'reject':
      return `${who} will be rejected and notified. You cannot undo this.`;
    default:
      return `The work of ${who} will be marked as completed and they will be notified. You cannot undo this.`;
  }
}

/** Whom an act is about: by name, or how many. */
export const whomOf = (applicants: readonly { readonly studentName: string }[]): string =>
  applicants.length === 1 ? applicants[0]!.studentName : `${applicants.length} applicants`;
