import type { TimelineEntry } from '../../../../contract/applications.ts';

/** Who made a move, as the student reads it. */
export function moverOf({ by }: Pick<TimelineEntry, 'by'>, companyName: string): string {
  return {
    student: 'You',
    company: companyName,
    admin: 'The programme team',
    system: 'Automatically',
  }[by];
}

const words: Record<TimelineEntry['event'], string> = {
  apply: 'Application sent',
  shortlist: 'Put on the shortlist',
  offer: 'A place offered',
  accept: 'Offer accepted',
  decline: 'Offer declined',
  expire: 'The offer ran out unanswered',
  reject: 'Not chosen this time',
  withdraw: 'Application withdrawn',
  close: 'Closed, because the project ended',
  recall: 'The offer was taken back with the assignment',
  complete: 'Project completed',
};

/** What happened, in a few words. */
export const wordsOf = ({ event }: Pick<TimelineEntry, 'event'>): string => words[event];
