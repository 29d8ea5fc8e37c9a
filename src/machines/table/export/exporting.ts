import { assign, emit, setup } from 'xstate';
import { calling } from '../../calls/calling.ts';
import { type Failure, failureFrom } from '../../calls/failure.ts';
import type { TableQuery } from '../query.ts';
import type { TableSource } from '../source.ts';

const make = calling<Blob, { source: TableSource; query: TableQuery }>(
  ({ input: { source, query } }) => source.exportAll(query),
);

/** Everything a table's query matches, as a file. One at a time. */
export const exportingMachine = setup({
  types: {
    input: {} as { source: TableSource },
    context: {} as { source: TableSource; query: TableQuery | null; failure: Failure | null },
    events: {} as { type: 'export'; query: TableQuery },
    emitted: {} as { type: 'made'; file: Blob },
    tags: {} as 'busy',
  },
  actors: { make },
}).createMachine({
  id: 'exporting',
  context: ({ input }) => ({ ...input, query: null, failure: null }),
  initial: 'idle',
  states: {
    idle: {
      on: {
        export: {
          target: 'making',
          actions: assign({ query: ({ event }) => event.query, failure: null }),
        },
      },
    },
    making: {
      tags: 'busy',
      invoke: {
        src: 'make',
        input: ({ context: { source, query } }) => ({ source, query: query! }),
        onDone: {
          target: 'idle',
          actions: emit(({ event }) => ({ type: 'made', file: event.output })),
        },
        onError: {
          target: 'idle',
          actions: assign({ failure: ({ event }) => failureFrom(event.error) }),
        },
      },
    },
  },
});
