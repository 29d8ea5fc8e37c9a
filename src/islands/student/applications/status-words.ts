import type { ApplicationStatus } from '../../../contract/applications/moves.ts';

/** What a status means for the student whose application it is. */
export const statusWords: Record<ApplicationStatus, string> = {
  'Under Review': 'The company is reading your application.',
  Shortlisted: 'The company has shortlisted you.',
  Offered: 'You have an offer. Accept or decline it in time.',
  'Awaiting university':
    'You have accepted. Your university confirms it next; the place is held for you until then.',
  Accepted: 'You have accepted. The place is yours.',
  Declined: 'You declined the place.',
  Expired: 'You did not answer the offer in time.',
  Rejected: 'The company did not select you.',
  Withdrawn: 'You withdrew this application.',
  Closed: 'The project ended before your application was answered.',
  Completed: 'You completed this project.',
  'Not completed': 'The programme’s office decided that you did not complete this project.',
  'Ended early': 'Your place in this project ended early.',
};
