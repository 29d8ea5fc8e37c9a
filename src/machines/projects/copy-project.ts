import { assign, emit, setup } from 'xstate';
import { type Failure, failureFrom } from '../../api/act/failure.ts';
import { sendOnce } from '../../api/act/sending-key.ts';
import { call } from '../../api/client.ts';
import { endpoints } from '../../contract/endpoints.ts';
import type { Project } from '../../contract/projects/projects.ts';
import { calling } from '../calls/calling.ts';

interface Wish {
  readonly pid: number;
  readonly termId: number;
}

const copy = calling<Project, Wish>(({ input: { pid, termId } }) =>
  sendOnce('copy', { pid, termId }, (idempotencyKey) =>
    call(endpoints.copyProject, { params: { pid }, body: { termId }, idempotencyKey }),
  ),
);

/** Copying a project into a term. */
export const copyProjectMachine = setup({
  types: {
    input: {} as Wish,
    context: {} as Wish & { failure: Failure | null },
    events: {} as { type: 'copy' },
    emitted: {} as { type: 'copied'; project: Project },
    tags: {} as 'busy',
  },
  actors: { copy },
}).createMachine({
  id: 'copy-project',
  context: ({ input }) => ({ ...input, failure: null }),
  initial: 'idle',
  states: {
    idle: { on: { copy: { target: 'copying', actions: assign({ failure: null }) } } },
    copying: {
      tags: 'busy',
      invoke: {
        src: 'copy',
        input: ({ context: { pid, termId } }) => ({ pid, termId }),
        onDone: {
          target: 'idle',
          actions: emit(({ event }) => ({ type: 'copied', project: event.output })),
        },
        onError: {
          target: 'idle',
          actions: assign({ failure: ({ event }) => failureFrom(event.error) }),
        },
      },
    },
  },
});
