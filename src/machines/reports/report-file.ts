import { assign, emit, setup } from 'xstate';
import { download } from '../../api/client.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { calling } from '../calls/calling.ts';
import { type Failure, failureFrom } from '../calls/failure.ts';
import type { AskedReport } from './report.ts';

const make = calling<Blob, AskedReport>(({ input: { name, ...query }, signal }) =>
  download(endpoints.exportReport, { params: { name }, query }, { signal }),
);

/** A report as a file of comma-separated values. One at a time. */
export const reportFileMachine = setup({
  types: {
    context: {} as { asked: AskedReport | null; failure: Failure | null },
    events: {} as { type: 'make'; asked: AskedReport },
    emitted: {} as { type: 'made'; name: AskedReport['name']; file: Blob },
    tags: {} as 'busy',
  },
  actors: { make },
}).createMachine({
  id: 'report-file',
  context: { asked: null, failure: null },
  initial: 'idle',
  states: {
    idle: {
      on: {
        make: {
          target: 'making',
          actions: assign({ asked: ({ event }) => event.asked, failure: null }),
        },
      },
    },
    making: {
      tags: 'busy',
      invoke: {
        src: 'make',
        input: ({ context }) => context.asked!,
        onDone: {
          target: 'idle',
          actions: emit(({ context, event }) => ({
            type: 'made',
            name: context.asked!.name,
            file: event.output,
          })),
        },
        onError: {
          target: 'idle',
          actions: assign({ failure: ({ event }) => failureFrom(event.error) }),
        },
      },
    },
  },
});
