import { setup } from 'xstate';
import type { EngagementState } from '../../contract/engagements/engagements.ts';
import { afterMoveIn, type Mover, movers } from './mover.ts';

/**
 * Moves of an engagement. People agree to a plan and may end it. The others follow: the work is done once every
 * milestone is settled, and the engagement is completed once both sides have evaluated it or an admin has decided.
 */
interface Move {
  readonly type: 'agree' | 'settle' | 'complete' | 'not complete' | 'end';
  readonly by: Mover;
}
export type EngagementMove = Move['type'];

/** States in which people still act. */
const running = ['Planning', 'Working', 'Evaluating'] as const satisfies EngagementState[];

export const isRunning = (state: EngagementState): boolean =>
  (running as readonly EngagementState[]).includes(state);

const complete = { guard: 'byProgramme', target: 'Completed' } as const;
const notComplete = { guard: 'bySystem', target: 'Not completed' } as const;
const end = { guard: 'byEitherSide', target: 'Ended early' } as const;

/** The life of one engagement, the work on an accepted application. */
const engagementLifecycle = setup({
  types: { events: {} as Move },
  guards: {
    ...movers,
    /** The company whose project it is, an admin, or the product once both sides have evaluated the work. */
    byProgramme: ({ event }) =>
      event.by === 'Company' || event.by === 'Admin' || event.by === 'system',
    /** A student withdraws; a company or an admin ends early. */
    byEitherSide: ({ event }) =>
      event.by === 'Student' || event.by === 'Company' || event.by === 'Admin',
  },
}).createMachine({
  id: 'engagement',
  initial: 'Planning',
  states: {
    Planning: {
      on: { agree: { guard: 'byStudent', target: 'Working' }, complete, end },
    },
    Working: {
      on: {
        // A change of the plan is agreed in the same way.
        agree: { guard: 'byStudent', target: 'Working' },
        settle: { guard: 'bySystem', target: 'Evaluating' },
        complete,
        end,
      },
    },
    Evaluating: {
      on: {
        // Agreeing to more milestones continues the work.
        agree: { guard: 'byStudent', target: 'Working' },
        complete,
        'not complete': notComplete,
        end,
      },
    },
    // An admin may decide otherwise after an objection.
    Completed: { on: { 'not complete': notComplete } },
    'Not completed': { on: { complete: { guard: 'bySystem', target: 'Completed' } } },
    'Ended early': { type: 'final' },
  },
});

export const engagementAfter = afterMoveIn<EngagementState, EngagementMove>(engagementLifecycle);
