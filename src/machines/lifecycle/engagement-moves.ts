import type { MilestoneState } from '../../contract/engagements/deliveries.ts';
import type { EngagementState } from '../../contract/engagements/engagements.ts';
import type { ExtensionState } from '../../contract/engagements/extensions.ts';
import type { Mover } from './application.ts';
import { type EngagementMove, engagementLifecycle } from './engagement.ts';
import { type ExtensionMove, extensionLifecycle } from './extension.ts';
import { type MilestoneMove, milestoneLifecycle } from './milestone.ts';
import { stateAfter } from './state-after.ts';

/** The state a move leads to, or null when the lifecycle does not know the move from here by this mover. */
export const engagementAfter = (
  from: EngagementState,
  type: EngagementMove,
  by: Mover,
): EngagementState | null => stateAfter(engagementLifecycle, from, { type, by });

/** The same of a milestone. */
export const milestoneAfter = (
  from: MilestoneState,
  type: MilestoneMove,
  by: Mover,
): MilestoneState | null => stateAfter(milestoneLifecycle, from, { type, by });

/** The same of a request for more time. */
export const extensionAfter = (
  from: ExtensionState,
  type: ExtensionMove,
  by: Mover,
): ExtensionState | null => stateAfter(extensionLifecycle, from, { type, by });
