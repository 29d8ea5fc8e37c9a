import type { Application } from '../../contract/applications/applications.ts';
import type { ApplicationStatus } from '../../contract/applications/moves.ts';
import { awaitingCompany } from './application.ts';
import { ended } from './project.ts';

/** How a student's applications stand, what waits for the student first. */
export type ApplicationGroup = 'answer' | 'working' | 'applied' | 'past';

/** Nothing is settled yet, so the student's order of them still counts. */
const undecided: readonly ApplicationStatus[] = [...awaitingCompany, 'Offered'];

export const isUndecided = ({ status }: Pick<Application, 'status'>): boolean =>
  undecided.includes(status);

const over: readonly ApplicationStatus[] = [
  'Declined',
  'Expired',
  'Rejected',
  'Withdrawn',
  'Closed',
  'Completed',
  'Not completed',
  'Ended early',
];

/** A status of another API that we do not know counts as going on. */
function groupOf({ status }: Application): ApplicationGroup {
  if (status === 'Offered') return 'answer';
  if (status === 'Accepted') return 'working';
  return over.includes(status) ? 'past' : 'applied';
}

export const isOver = (application: Application): boolean => groupOf(application) === 'past';

/** The applications of one group, in the order they stand. */
export const inGroup = (
  applications: readonly Application[],
  group: ApplicationGroup,
): readonly Application[] => applications.filter((one) => groupOf(one) === group);

/** The undecided ones as their student ranked them, the most wanted first; the unranked follow as they stand. */
export const byPreference = (applications: readonly Application[]): readonly Application[] =>
  applications
    .filter(isUndecided)
    .sort((one, other) => (one.preference ?? Infinity) - (other.preference ?? Infinity) || 0);

/** Where else the student has a place, as long as that project is not over. */
export const otherPlaces = (
  applications: readonly Application[],
  { applicationId }: Application,
): readonly Application[] =>
  applications.filter(
    (one) =>
      one.applicationId !== applicationId &&
      one.status === 'Accepted' &&
      !(ended as readonly string[]).includes(one.projectStatus),
  );

/** Whether an application is to a project of a term, or with `none` of no term; with nothing every one is. */
export const isOfTerm =
  (term: string) =>
  ({ termId }: Application): boolean => {
    if (term === '') return true;
    return term === 'none' ? termId == null : termId === Number(term);
  };
