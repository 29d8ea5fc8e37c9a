import { assign, setup } from 'xstate';
import { type Failure, failureFrom } from '../../api/act/failure.ts';
import { call } from '../../api/client.ts';
import { fullStudent } from '../../api/original-api.ts';
import { change, refresh } from '../../api/read/read.ts';
import { currentStudent } from '../../api/read/students.ts';
import { endpoints } from '../../contract/endpoints.ts';
import type { Student } from '../../contract/students/students.ts';
import { calling } from '../calls/calling.ts';

/** What a new student is asked for. */
export interface Answers {
  readonly skills: string;
  readonly availableDays: number | null;
  readonly bio: string;
}
interface Given {
  readonly student: Student;
  /** Null where they were passed by. */
  readonly answers: Answers | null;
}

const finish = calling<Student, Given>(async ({ input: { student, answers } }) => {
  let known = student;
  if (answers) {
    const {
      sId,
      profileImage: _,
      newEmail: __,
      introduced: ___,
      resume: ____,
      ...profile
    } = student;
    const form = { ...profile, ...answers } as never;
    const body = fullStudent(student, form);
    known = { ...student, ...(await call(endpoints.updateStudent, { params: { sId }, body })) };
  }
  await call(endpoints.introduced, {});
  return { ...known, introduced: true };
});

/** Three steps for a new student, each of which may be left empty, and all passed by. They come once. */
export const introductionMachine = setup({
  types: {
    input: {} as { student: Student },
    context: {} as Given & { failure: Failure | null },
    events: {} as
      | { type: 'next' }
      | { type: 'back' }
      | { type: 'finish'; answers: Answers }
      | { type: 'skip' },
    tags: {} as 'busy',
  },
  actors: { finish },
  actions: {
    show: (_, student: Student) => {
      change(currentStudent, () => student);
      refresh();
    },
  },
}).createMachine({
  id: 'introduction',
  context: ({ input }) => ({ ...input, answers: null, failure: null }),
  initial: 'asking',
  states: {
    asking: {
      initial: 'skills',
      states: {
        skills: { on: { next: 'availability' } },
        availability: { on: { next: 'interests', back: 'skills' } },
        interests: { on: { back: 'availability' } },
      },
      on: {
        skip: { target: 'finishing', actions: assign({ answers: null, failure: null }) },
        finish: {
          target: 'finishing',
          actions: assign({ answers: ({ event }) => event.answers, failure: null }),
        },
      },
    },
    finishing: {
      tags: 'busy',
      invoke: {
        src: 'finish',
        input: ({ context: { student, answers } }) => ({ student, answers }),
        onDone: {
          target: 'over',
          actions: { type: 'show', params: ({ event }) => event.output },
        },
        onError: {
          target: 'asking.interests',
          actions: assign({ failure: ({ event }) => failureFrom(event.error) }),
        },
      },
    },
    over: { type: 'final' },
  },
});
