import { assign, emit, setup } from 'xstate';
import { type Failure, failureFrom } from '../../api/act/failure.ts';
import { call } from '../../api/client.ts';
import { endpoints } from '../../contract/endpoints.ts';
import type { ManagedUniversity } from '../../contract/universities/managed-universities.ts';
import { calling } from '../calls/calling.ts';

/** What goes into a university that is chosen: another one with all that is its own, or what students wrote. */
export type Goes =
  | { readonly what: 'university'; readonly id: number; readonly name: string }
  | { readonly what: 'text'; readonly text: string; readonly students: number };

const give = calling<ManagedUniversity, { goes: Goes; into: number }>(
  ({ input: { goes, into } }) =>
    goes.what === 'university'
      ? call(endpoints.mergeUniversity, { params: { id: goes.id }, body: { into } })
      : call(endpoints.nameUniversity, { params: { id: into }, body: { name: goes.text } }),
);

/** A university is chosen, what would follow is read, and then it is done. */
export const intoAnotherMachine = setup({
  types: {
    input: {} as { goes: Goes },
    context: {} as { goes: Goes; into: number | null; failure: Failure | null },
    events: {} as { type: 'choose'; id: number | null } | { type: 'confirm' },
    emitted: {} as { type: 'done'; university: ManagedUniversity },
    tags: {} as 'busy',
  },
  actors: { give },
  guards: { isChosen: ({ context }) => context.into !== null },
}).createMachine({
  id: 'into-another',
  context: ({ input }) => ({ ...input, into: null, failure: null }),
  initial: 'choosing',
  states: {
    choosing: {
      on: {
        choose: { actions: assign({ into: ({ event }) => event.id, failure: null }) },
        confirm: { guard: 'isChosen', target: 'giving' },
      },
    },
    giving: {
      tags: 'busy',
      entry: assign({ failure: null }),
      invoke: {
        src: 'give',
        input: ({ context: { goes, into } }) => ({ goes, into: into! }),
        onDone: {
          target: 'done',
          actions: emit(({ event }) => ({ type: 'done', university: event.output })),
        },
        onError: {
          target: 'choosing',
          actions: assign({ failure: ({ event }) => failureFrom(event.error) }),
        },
      },
    },
    done: { type: 'final' },
  },
});
