import { assign, emit, setup } from 'xstate';
import { type Failure, failureFrom } from '../../api/act/failure.ts';
import { call } from '../../api/client.ts';
import { endpoints } from '../../contract/endpoints.ts';
import type { Student } from '../../contract/students/students.ts';
import { calling } from '../calls/calling.ts';

interface Choice {
  readonly studentId: number;
  /** Null for no term. */
  readonly termId: number | null;
}

const choose = calling<Student, Choice>(({ input: { studentId, termId } }) =>
  call(endpoints.chooseTerm, { params: { sId: studentId }, body: { termId } }),
);

/** A student chooses the term they are in. What is chosen shows at once; where it is refused, it goes back. */
export const chooseTermMachine = setup({
  types: {
    input: {} as Pick<Choice, 'studentId'>,
    context: {} as Pick<Choice, 'studentId'> & {
      /** On its way. */
      termId: number | null;
      failure: Failure | null;
    },
    events: {} as { type: 'choose'; termId: number | null },
    emitted: {} as { type: 'chosen'; student: Student },
    tags: {} as 'busy',
  },
  actors: { choose },
}).createMachine({
  id: 'choose-term',
  context: ({ input }) => ({ ...input, termId: null, failure: null }),
  initial: 'idle',
  states: {
    idle: {
      on: {
        choose: {
          target: 'choosing',
          actions: assign({ termId: ({ event }) => event.termId, failure: null }),
        },
      },
    },
    choosing: {
      tags: 'busy',
      invoke: {
        src: 'choose',
        input: ({ context: { studentId, termId } }) => ({ studentId, termId }),
        onDone: {
          target: 'idle',
          actions: emit(({ event }) => ({ type: 'chosen', student: event.output })),
        },
        onError: {
          target: 'idle',
          actions: assign({ failure: ({ event }) => failureFrom(event.error) }),
        },
      },
    },
  },
});
