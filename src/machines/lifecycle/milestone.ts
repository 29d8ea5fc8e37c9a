import { setup } from 'xstate';
import type { MilestoneState } from '../../contract/engagements/deliveries.ts';
import type { Mover } from './application.ts';
import { stateAfter } from './state-after.ts';

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
const toDo = ['Planned', 'Changes asked for'] as const satisfies MilestoneState[];

export const isToDo = (state: MilestoneState): boolean =>
  (toDo as readonly MilestoneState[]).includes(state);

const deliver = { guard: 'byStudent', target: 'Submitted' } as const;
const waive = { guard: 'byProgramme', target: 'Waived' } as const;

/** The life of one milestone of an agreed plan (design §10). Both the screens and the server ask this machine. */
const milestoneLifecycle = setup({
  types: { events: {} as Move },
  guards: {
    byStudent: ({ event }) => event.by === 'Student',
    /** The company whose project it is, or an admin. */
    byProgramme: ({ event }) => event.by === 'Company' || event.by === 'Admin',
  },
}).createMachine({
  id: 'milestone',
  initial: 'Planned',
  states: {
    Planned: { on: { deliver, waive } },
    Submitted: {
      on: {
        // Until it is reviewed, a newer version takes its place.
        deliver,
        // A mate may, of a team's milestone (`objection.ts`). It waits for its review all the same.
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

/** The state a move leads to, or null when the lifecycle does not know the move from here by this mover. */
export const milestoneAfter = (
  from: MilestoneState,
  type: MilestoneMove,
  by: Mover,
): MilestoneState | null => stateAfter(milestoneLifecycle, from, { type, by });
