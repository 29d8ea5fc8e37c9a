import type { TimelineEntry } from '../../../../contract/applications/applications.ts';

/** Author of a move, as the student reads it. */
export function moverOf(
  { by, person }: Pick<TimelineEntry, 'by' | 'person'>,
  companyName: string,
): string {
  if (person) return person;
  return {
    student: 'You',
    company: companyName,
    admin: 'The programme’s office',
    faculty: 'Your university',
    system: 'Automatically',
  }[by];
}

const words: Record<TimelineEntry['event'], string> = {
  apply: 'Application sent',
  edit: 'Application edited',
  shortlist: 'Shortlisted',
  unshortlist: 'Back under review',
  offer: 'Place offered',
  accept: 'Offer accepted',
  await: 'Offer accepted, your university confirms it next',
  confirm: 'Confirmed by your university',
  refuse: 'Refused by your university',
  decline: 'Offer declined',
  expire: 'Offer expired',
  reject: 'Not selected',
  withdraw: 'Application withdrawn',
  close: 'Closed, because the project ended',
  recall: 'Offer withdrawn: assignment undone',
  complete: 'Project completed',
  'not complete': 'Project not completed',
  end: 'Ended early',
  answer: 'Your answer',
};

export const wordsOf = ({
  event,
  from,
}: Pick<TimelineEntry, 'event'> & Partial<Pick<TimelineEntry, 'from'>>): string =>
  event === 'reject' && from === 'Offered' ? 'Offer taken back' : words[event];
