import { transition } from 'xstate';
import type { ApplicationEvent, ApplicationStatus } from '../../contract/applications.ts';
import { applicationEvents, applicationStatuses } from '../../contract/applications.ts';
import type { ProjectStatus } from '../../contract/projects.ts';
import { projectStatuses } from '../../contract/projects.ts';
import { type ApplicationMove, applicationLifecycle, type Mover } from './application.ts';
import { projectLifecycle } from './project.ts';

/** The state a move leads to, or null when the lifecycle does not know the move from here by this mover. */
export function applicationAfter(
  from: ApplicationStatus,
  move: ApplicationMove,
  by: Mover,
): ApplicationStatus | null {
  const here = applicationLifecycle.resolveState({ value: from });
  const event = { type: move, by } as const;
  if (!here.can(event)) return null;
  const [next] = transition(applicationLifecycle, here, event);
  return next.value;
}

/** What a person may do to an application now, in the order buttons stand; nothing in a status of another API. */
export function applicationMoves(from: ApplicationStatus, by: Mover): ApplicationEvent[] {
  if (!applicationStatuses.includes(from)) return [];
  const here = applicationLifecycle.resolveState({ value: from });
  return applicationEvents.filter((type) => here.can({ type, by }));
}

/** The states a person may bring a project to now; a company that is new only with approval. */
export function projectMoves(
  from: ProjectStatus,
  by: Mover,
  needsApproval = false,
): ProjectStatus[] {
  const here = projectLifecycle.resolveState({ value: from });
  return projectStatuses.filter((status) => here.can({ type: `to ${status}`, by, needsApproval }));
}
