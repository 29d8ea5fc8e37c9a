import { setup } from 'xstate';
import type { ExtensionState } from '../../contract/engagements/extensions.ts';
import type { Mover } from './application.ts';
import { stateAfter } from './state-after.ts';

interface Move {
  readonly type: 'grant' | 'refuse' | 'offer another day' | 'accept' | 'withdraw' | 'overtake';
  readonly by: Mover;
}
export type ExtensionMove = Move['type'];

/** States in which somebody is waited for. */
const openRequests = ['Asked', 'Countered'] as const satisfies ExtensionState[];
export type OpenRequest = (typeof openRequests)[number];

export const isOpenRequest = (state: ExtensionState): state is OpenRequest =>
  (openRequests as readonly ExtensionState[]).includes(state);

const withdraw = { guard: 'byStudent', target: 'Withdrawn' } as const;
/** Its milestone was delivered or waived, or has another day than when it was asked for. */
const overtake = { guard: 'bySystem', target: 'Overtaken' } as const;

/** The life of one request for more time (design §10). Both the screens and the server ask this machine. */
const extensionLifecycle = setup({
  types: { events: {} as Move },
  guards: {
    byStudent: ({ event }) => event.by === 'Student',
    bySystem: ({ event }) => event.by === 'system',
    /** The company whose project it is, or an admin. */
    byProgramme: ({ event }) => event.by === 'Company' || event.by === 'Admin',
  },
}).createMachine({
  id: 'extension',
  initial: 'Asked',
  states: {
    Asked: {
      on: {
        grant: { guard: 'byProgramme', target: 'Granted' },
        refuse: { guard: 'byProgramme', target: 'Refused' },
        'offer another day': { guard: 'byProgramme', target: 'Countered' },
        withdraw,
        overtake,
      },
    },
    Countered: {
      on: { accept: { guard: 'byStudent', target: 'Granted' }, withdraw, overtake },
    },
    Granted: { type: 'final' },
    Refused: { type: 'final' },
    Withdrawn: { type: 'final' },
    Overtaken: { type: 'final' },
  },
});

/** The state a move leads to, or null when the lifecycle does not know the move from here by this mover. */
export const extensionAfter = (
  from: ExtensionState,
  type: ExtensionMove,
  by: Mover,
): ExtensionState | null => stateAfter(extensionLifecycle, from, { type, by });
