import type { TimelineEntry } from '../../../../contract/applications.ts';

/** Who made a move, as the company reads it. */
export function moverOf({ by }: Pick<TimelineEntry, 'by'>, studentName: string): string {
  return {
    student: studentName,
    company: 'Your company',
    admin: 'The programme team',
    system: 'Automatically',
  }[by];
}

const words: Record<TimelineEntry['event'], string> = {
  apply: 'Applied',
  shortlist: 'Put on the shortlist',
  offer: 'A place offered',
  accept: 'Offer accepted',
  decline: 'Offer declined',
  expire: 'The offer ran out unanswered',
  reject: 'Rejected',
  withdraw: 'Withdrawn by the student',
  close: 'Closed, because the project ended',
  recall: 'The offer was taken back with the assignment',
  complete: 'Work completed',
};

/** What happened, in a few words. */
export const wordsOf = ({ event }: Pick<TimelineEntry, 'event'>): string => words[event];
