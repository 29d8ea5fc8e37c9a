import { setup } from 'xstate';
import type { ExtensionState } from '../../contract/engagements/extensions.ts';
import { afterMoveIn, type Mover, movers } from './mover.ts';

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

/** The life of one request for more time. Both the screens and the server ask this machine. */
const extensionLifecycle = setup({
  types: { events: {} as Move },
  guards: movers,
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

export const extensionAfter = afterMoveIn<ExtensionState, ExtensionMove>(extensionLifecycle);
