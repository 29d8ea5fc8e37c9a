import type { Application } from '../../contract/applications/applications.ts';
import type { ApplicationStatus } from '../../contract/applications/moves.ts';
import { awaitingCompany } from './application.ts';
import { ended } from './project.ts';

/** Groups of a student's applications, those that wait for the student first. */
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

export const inGroup = (
  applications: readonly Application[],
  group: ApplicationGroup,
): readonly Application[] => applications.filter((one) => groupOf(one) === group);

/** Sorts the undecided ones in their student's order; unranked ones follow in their own. */
export const byPreference = (applications: readonly Application[]): readonly Application[] =>
  applications
    .filter(isUndecided)
    .sort((one, other) => (one.preference ?? Infinity) - (other.preference ?? Infinity) || 0);

/** Other places of the student, unless that project is over. */
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

/** Filters applications by term: `none` for projects without a term, empty for all. */
export const isOfTerm =
  (term: string) =>
  ({ termId }: Application): boolean => {
    if (term === '') return true;
    return term === 'none' ? termId == null : termId === Number(term);
  };
