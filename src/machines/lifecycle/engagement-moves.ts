import { transition } from 'xstate';
import type { MilestoneState } from '../../contract/deliveries.ts';
import type { EngagementState } from '../../contract/engagements.ts';
import type { ExtensionState } from '../../contract/extensions.ts';
import type { Mover } from './application.ts';
import { type EngagementMove, engagementLifecycle } from './engagement.ts';
import { type ExtensionMove, extensionLifecycle } from './extension.ts';
import { type MilestoneMove, milestoneLifecycle } from './milestone.ts';

/** The state a move leads to, or null when the lifecycle does not know the move from here by this mover. */
export function engagementAfter(
  from: EngagementState,
  move: EngagementMove,
  by: Mover,
): EngagementState | null {
  const here = engagementLifecycle.resolveState({ value: from });
  const event = { type: move, by } as const;
  if (!here.can(event)) return null;
  return transition(engagementLifecycle, here, event)[0].value;
}

/** The same of a milestone. */
export function milestoneAfter(
  from: MilestoneState,
  move: MilestoneMove,
  by: Mover,
): MilestoneState | null {
  const here = milestoneLifecycle.resolveState({ value: from });
  const event = { type: move, by } as const;
  if (!here.can(event)) return null;
  return transition(milestoneLifecycle, here, event)[0].value;
}

/** The same of a request for more time. */
export function extensionAfter(
  from: ExtensionState,
  move: ExtensionMove,
  by: Mover,
): ExtensionState | null {
  const here = extensionLifecycle.resolveState({ value: from });
  const event = { type: move, by } as const;
  if (!here.can(event)) return null;
  return transition(extensionLifecycle, here, event)[0].value;
}
