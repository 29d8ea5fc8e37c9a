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
  const are = count === 1 ? 'is' : 'are';
  switch (event) {
    case 'shortlist':
      return `${who} ${are} put on the shortlist, and told so.`;
    case 'offer':
      return `${who} ${are} offered a place, and told so. Each has 7 days to answer.`;
    case 'reject':
      return `${who} ${are} rejected, and told so. This is final.`;
    default:
      return `The work of ${who} is marked as completed, and they are told so. This is final.`;
  }
}

/** Whom an act is about: by name, or how many. */
export const whomOf = (applicants: readonly { readonly studentName: string }[]): string =>
  applicants.length === 1 ? applicants[0]!.studentName : `${applicants.length} applicants`;
