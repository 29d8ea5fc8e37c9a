import type { Project } from '../../../../contract/projects/projects.ts';
import { closedBy } from '../../../../machines/lifecycle/applying.ts';

interface ByOpenness {
  /** Projects the student can apply to, now or later, then those applied to. */
  readonly open: readonly Project[];
  readonly closed: readonly Project[];
  /** True if the list puts closed projects last, so that only closed ones follow on the next pages. */
  readonly isLast: boolean;
}

/** A page of projects, in the order in which they concern a student. */
export function byOpenness(projects: readonly Project[], now: Date): ByOpenness {
  const isClosed = (one: Project) => ![null, 'applying-not-begun'].includes(closedBy(one, now));
  const [open, closed] = [projects.filter((one) => !isClosed(one)), projects.filter(isClosed)];
  return {
    open: open.toSorted((one, other) => Number(one.applied) - Number(other.applied)),
    closed,
    isLast: projects.slice(open.length).every(isClosed),
  };
}
