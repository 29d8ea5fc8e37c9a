import { type ApplicationStatus, applicationStatuses } from './moves.ts';

interface Definition {
  /** The statuses of an application that is counted. */
  readonly statuses: readonly ApplicationStatus[];
  readonly sentence: string;
}

/** Words that several screens count by. A student counts by any of their applications, in the period in which it was sent. */
export const definitions = {
  applied: {
    statuses: applicationStatuses,
    sentence: 'An application was sent, whatever became of it.',
  },
  placed: {
    statuses: ['Accepted', 'Completed', 'Not completed'],
    sentence:
      'The student accepted an offer and kept the place: Accepted, Completed or Not completed.',
  },
  completed: {
    statuses: ['Completed'],
    sentence: 'The work was done: the application is Completed.',
  },
} as const satisfies Record<string, Definition>;
export type Defined = keyof typeof definitions;
