import type { ApplicationEvent, ApplicationStatus } from '../../contract/applications/moves.ts';
import { applicationEvents, applicationStatuses } from '../../contract/applications/moves.ts';
import type { ProjectStatus } from '../../contract/projects/statuses.ts';
import { projectStatuses } from '../../contract/projects/statuses.ts';
import { type ApplicationMove, applicationLifecycle, type Mover } from './application.ts';
import { projectLifecycle } from './project.ts';
import { stateAfter } from './state-after.ts';

/** The state a move leads to, or null when the lifecycle does not know the move from here by this mover. */
export const applicationAfter = (
  from: ApplicationStatus,
  type: ApplicationMove,
  by: Mover,
): ApplicationStatus | null => stateAfter(applicationLifecycle, from, { type, by });

/** What a person may do to an application now, in the order buttons stand; nothing in a status of another API. */
export function applicationMoves(from: ApplicationStatus, by: Mover): ApplicationEvent[] {
  if (!applicationStatuses.includes(from)) return [];
  const here = applicationLifecycle.resolveState({ value: from });
  return applicationEvents.filter((type) => here.can({ type, by }));
}

/** What a project's moves depend on besides its status: a company that is new, and one whose project the product completed. */
export interface Circumstances {
  readonly needsApproval?: boolean;
  readonly mayReopen?: boolean;
}

/** The states somebody may bring a project to now. */
export function projectMoves(
  from: ProjectStatus,
  by: Mover,
  { needsApproval = false, mayReopen = false }: Circumstances = {},
): ProjectStatus[] {
  const here = projectLifecycle.resolveState({ value: from });
  return projectStatuses.filter((status) =>
    here.can({ type: `to ${status}`, by, needsApproval, mayReopen }),
  );
}
