import type { Application } from '../../../contract/applications/applications.ts';
import type { ApplicationStatus } from '../../../contract/applications/moves.ts';
import { answersWithin } from '../../../contract/companies/company-words.ts';
import { live } from '../../../machines/lifecycle/application.ts';
import { isolated } from '../../ui/status/isolated.ts';

const statusWords: Record<Exclude<ApplicationStatus, 'Under Review'>, string> = {
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

type StatusFacts = Pick<Application, 'status' | 'projectStatus' | 'companyName' | 'companyAway'>;

/** Says that a project with a live application pauses or ends; null if it goes on. */
export function pausedBecause(application: StatusFacts): string | null {
  const { status, projectStatus, companyName, companyAway } = application;
  if (!(live as readonly string[]).includes(status)) return null;
  if (companyAway)
    return `${companyName} is not on Trestle at present, so it cannot answer. Your application stays as it is.`;
  if (projectStatus === 'On Hold')
    return `${companyName} has put this project on hold. Your application stays as it is.`;
  return null;
}

/**
 * An application's state in a sentence for its student.
 * @param responseDays days in which the company usually answers; null if unknown
 */
export function standingOf(application: StatusFacts, responseDays: number | null = null): string {
  const { status, companyName } = application;
  const paused = pausedBecause(application);
  if (paused) return paused;
  if (status !== 'Under Review') return statusWords[status];
  const usually = responseDays === null ? '' : `, which ${answersWithin(responseDays)}`;
  return isolated(`Waiting for ${companyName}${usually}.`);
}
