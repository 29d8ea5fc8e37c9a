import { dayInWords } from '../../contract/dates.ts';
import type { engagementEvents } from '../../contract/engagements/events.ts';
import type { NewsWords } from '../told.ts';

/** The names that events of an engagement are told with, as their records have them now; null for what is gone. */
export interface EngagementNames {
  readonly project: string;
  readonly company: string;
  readonly student: string;
  /** The title of the milestone that it is about. */
  readonly milestone: string | null;
  /** The student who did it. */
  readonly mate: string | null;
  /** The person who handed an evaluation on, and the new evaluator. */
  readonly handedOn: {
    readonly by: string;
    readonly to: { readonly name: string; readonly email: string } | null;
  } | null;
}

export type EngagementNews = NewsWords<typeof engagementEvents, EngagementNames>;

type Milestone = Pick<EngagementNames, 'milestone'>;

/** “Survey”; of one that the plan has left out, that it was one. */
export const milestoneNamed = ({ milestone }: Milestone, unnamed = 'a milestone'): string =>
  milestone ? `“${milestone}”` : unnamed;

/** “Survey” of “A weir” */
export const inProject = (names: EngagementNames): string =>
  `${milestoneNamed(names)} of “${names.project}”`;

export const mateNamed = ({ mate }: EngagementNames): string => mate ?? 'A former student';

/** A day such as `2031-05-04` in full: `Sunday 4 May 2031`. */
export const inFull = (day: string): string => dayInWords(new Date(`${day}T00:00:00Z`));

/** Both sides read the same. */
export const toBoth = <Words>(words: Words) => ({ student: words, company: words });
