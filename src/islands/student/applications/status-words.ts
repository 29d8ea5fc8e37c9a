import type { ApplicationStatus } from '../../../contract/applications.ts';

/** What a status means for the student whose application it is. */
export const statusWords: Record<ApplicationStatus, string> = {
  'Under Review': 'The company is reading your application.',
  Shortlisted: 'The company has you on its shortlist.',
  Offered: 'A place is yours if you accept it in time.',
  Accepted: 'You have accepted. The place is yours.',
  Declined: 'You declined the place.',
  Expired: 'The offer was not answered in time.',
  Rejected: 'The company went another way this time.',
  Withdrawn: 'You took this application back.',
  Closed: 'The project ended before your application was answered.',
  Completed: 'You finished this project. Well done.',
};
