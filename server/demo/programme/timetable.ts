import type { ProjectStatus } from '../../../src/contract/projects/statuses.ts';

/** A project comes to a status. Days count from now; the past is negative. */
export interface Stage {
  readonly day: number;
  readonly to: ProjectStatus;
  readonly by: 'Company' | 'Admin';
  readonly reason: string;
}

/** What happens to one project, before anybody applies. */
export interface Timetable {
  /** In order; the first is how it was entered. */
  readonly stages: readonly Stage[];
  /** Applying ends with this day; null when there is no deadline. */
  readonly deadlineDay: number | null;
  /** How many students try to apply, and from when to when. */
  readonly applicants: { readonly count: number; readonly from: number; readonly to: number };
  /** Places the company does not offer by itself, so that some stay free. */
  readonly keptFree: number;
  /** Whether the company answers everyone still waiting once it has begun. */
  readonly tidy: boolean;
}

export const stage = (
  day: number,
  to: ProjectStatus,
  by: Stage['by'] = 'Company',
  reason = '',
): Stage => ({ day, to, by, reason });

/** A timetable from its stages: students apply while it is first open, or in the days given. */
export function timetable(
  stages: readonly Stage[],
  rest: Partial<Omit<Timetable, 'stages' | 'applicants'>> & {
    readonly applicants: number;
    readonly from?: number;
  },
): Timetable {
  const { applicants, from, ...given } = rest;
  const opened = stages.findIndex(({ to }) => to === 'pending');
  const start = from ?? stages[opened]?.day ?? 0;
  const end = stages.find(({ day }) => day > start)?.day ?? 0;
  return {
    stages,
    deadlineDay: null,
    keptFree: 0,
    tidy: false,
    ...given,
    applicants: { count: applicants, from: start, to: end },
  };
}
