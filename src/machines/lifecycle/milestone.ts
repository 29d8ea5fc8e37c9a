import { setup } from 'xstate';
import type { MilestoneState } from '../../contract/engagements/deliveries.ts';
import { afterMoveIn, type Mover, movers } from './mover.ts';

interface Move {
  readonly type: 'deliver' | 'object' | 'approve' | 'ask for changes' | 'waive';
  readonly by: Mover;
}
export type MilestoneMove = Move['type'];

/** States in which nothing more is needed. */
export const settled = ['Approved', 'Waived'] as const satisfies MilestoneState[];

export const isSettled = (state: MilestoneState): boolean =>
  (settled as readonly MilestoneState[]).includes(state);

/** States in which the student has something to hand in, and may ask for more time. */
export const toDo = ['Planned', 'Changes asked for'] as const satisfies MilestoneState[];

export const isToDo = (state: MilestoneState): boolean =>
  (toDo as readonly MilestoneState[]).includes(state);

const deliver = { guard: 'byStudent', target: 'Submitted' } as const;
const waive = { guard: 'byProgramme', target: 'Waived' } as const;

/** The life of one milestone of an agreed plan. Both the screens and the server ask this machine. */
const milestoneLifecycle = setup({
  types: { events: {} as Move },
  guards: movers,
}).createMachine({
  id: 'milestone',
  initial: 'Planned',
  states: {
    Planned: { on: { deliver, waive } },
    Submitted: {
      on: {
        // A newer version replaces it until it is reviewed.
        deliver,
        // A team-mate may object to a team's milestone (`objection.ts`). It still waits for its review.
        object: { guard: 'byStudent', target: 'Submitted' },
        approve: { guard: 'byProgramme', target: 'Approved' },
        'ask for changes': { guard: 'byProgramme', target: 'Changes asked for' },
      },
    },
    'Changes asked for': { on: { deliver, waive } },
    Approved: { type: 'final' },
    Waived: { type: 'final' },
  },
});

export const milestoneAfter = afterMoveIn<MilestoneState, MilestoneMove>(milestoneLifecycle);
