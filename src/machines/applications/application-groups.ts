import type { Application, ApplicationStatus } from '../../contract/applications.ts';
import { awaitingCompany } from '../lifecycle/application.ts';
import { ended } from '../lifecycle/project.ts';

/** What a student looks for among their applications, in the order it is offered. */
export const applicationGroups = ['all', 'live', 'offers', 'decided'] as const;
export type ApplicationGroup = (typeof applicationGroups)[number];

/** Nothing is settled yet, so the student's order of them still counts. */
const undecided: readonly ApplicationStatus[] = [...awaitingCompany, 'Offered'];

export const isUndecided = ({ status }: Pick<Application, 'status'>): boolean =>
  undecided.includes(status);

const belongs: Record<ApplicationGroup, (application: Application) => boolean> = {
  all: () => true,
  live: isUndecided,
  offers: ({ status }) => status === 'Offered',
  decided: (application) => !isUndecided(application),
};

/** The applications of one group, in the order they stand. */
export const inGroup = (
  applications: readonly Application[],
  group: ApplicationGroup,
): readonly Application[] => applications.filter(belongs[group]);

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
