import type { TimelineEntry } from '../../../../contract/applications/applications.ts';

/** Names of the two sides of an application, for this reader. */
interface Sides {
  readonly student: string;
  readonly company: string;
}

/** Author of a move, as the company or an admin reads it. */
export function moverOf(
  { by, person }: Pick<TimelineEntry, 'by' | 'person'>,
  sides: Sides,
): string {
  if (person) return person;
  return {
    ...sides,
    admin: 'The programme’s office',
    faculty: 'The university',
    system: 'Automatically',
  }[by];
}

const words: Record<TimelineEntry['event'], string> = {
  apply: 'Applied',
  edit: 'Application edited',
  shortlist: 'Shortlisted',
  unshortlist: 'Back under review',
  offer: 'Place offered',
  accept: 'Offer accepted',
  await: 'Offer accepted, the university confirms it next',
  confirm: 'Confirmed by the university',
  refuse: 'Refused by the university',
  decline: 'Offer declined',
  expire: 'Offer expired',
  reject: 'Rejected',
  withdraw: 'Withdrawn by the student',
  close: 'Closed, because the project ended',
  recall: 'Offer withdrawn: assignment undone',
  complete: 'Work completed',
  'not complete': 'Work not completed',
  end: 'Ended early',
  answer: 'Answer to the early end',
};

export const wordsOf = ({
  event,
  from,
}: Pick<TimelineEntry, 'event'> & Partial<Pick<TimelineEntry, 'from'>>): string =>
  event === 'reject' && from === 'Offered' ? 'Offer taken back' : words[event];
