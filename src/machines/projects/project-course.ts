import { assign, emit, type SnapshotFrom, setup } from 'xstate';
import { type Failure, failureFrom } from '../../api/act/failure.ts';
import { call } from '../../api/client.ts';
import { endpoints } from '../../contract/endpoints.ts';
import type { Project } from '../../contract/projects/projects.ts';
import type { PossibleMove } from '../../contract/projects/running-projects.ts';
import { calling } from '../calls/calling.ts';

/** What goes with a move of a project: why, and a new deadline, where it needs them. */
export interface CourseWords {
  readonly reason: string;
  readonly deadline?: string | undefined;
}

interface Course {
  readonly pid: number;
  readonly move: PossibleMove;
  readonly words: CourseWords;
  /** Of the project as it was read when the move was chosen. */
  readonly version: string | undefined;
}

const move = calling<Project, Course>(
  ({
    input: {
      pid,
      move: { to },
      words,
      version,
    },
  }) =>
    // Not aborted with the screen: what was confirmed is to happen.
    call(endpoints.moveProject, { params: { id: pid }, body: { status: to, ...words }, version }),
);

/**
 * Moving a project along. Every move first tells what it will cause.
 *
 *     idle -choose→ asking -confirm→ moving → idle (moved)
 *     asking -cancel→ idle
 *     moving -overtaken→ idle; moving -refused→ asking
 */
export const projectCourseMachine = setup({
  types: {
    input: {} as { pid: number },
    context: {} as {
      pid: number;
      chosen: PossibleMove | null;
      words: CourseWords;
      version: string | undefined;
      failure: Failure | null;
    },
    events: {} as
      | { type: 'choose'; move: PossibleMove; version?: string | undefined }
      | { type: 'confirm'; words: CourseWords }
      | { type: 'cancel' },
    emitted: {} as { type: 'moved'; project: Project } | { type: 'overtaken' },
  },
  actors: { move },
  guards: {
    /** Somebody else moved or changed it first: what is shown is out of date. */
    isOvertaken: (_, { reason }: Failure) => reason === 'move-not-allowed' || reason === 'changed',
  },
  actions: { keepFailure: assign({ failure: (_, failure: Failure) => failure }) },
}).createMachine({
  id: 'project-course',
  context: ({ input }) => ({
    ...input,
    chosen: null,
    words: { reason: '' },
    version: undefined,
    failure: null,
  }),
  initial: 'idle',
  states: {
    idle: {
      on: {
        choose: {
          target: 'asking',
          actions: assign({
            chosen: ({ event }) => event.move,
            version: ({ event }) => event.version,
            failure: null,
          }),
        },
      },
    },
    asking: {
      on: {
        confirm: { target: 'moving', actions: assign({ words: ({ event }) => event.words }) },
        cancel: { target: 'idle', actions: assign({ failure: null }) },
      },
    },
    moving: {
      invoke: {
        src: 'move',
        input: ({ context: { pid, chosen, words, version } }) => ({
          pid,
          move: chosen!,
          words,
          version,
        }),
        onDone: {
          target: 'idle',
          actions: [
            emit(({ event }) => ({ type: 'moved', project: event.output })),
            assign({ failure: null }),
          ],
        },
        onError: [
          {
            guard: { type: 'isOvertaken', params: ({ event }) => failureFrom(event.error) },
            target: 'idle',
            actions: [
              { type: 'keepFailure', params: ({ event }) => failureFrom(event.error) },
              emit({ type: 'overtaken' }),
            ],
          },
          {
            target: 'asking',
            actions: { type: 'keepFailure', params: ({ event }) => failureFrom(event.error) },
          },
        ],
      },
    },
  },
});

type Snapshot = SnapshotFrom<typeof projectCourseMachine>;

/** The move somebody is asked about; the question stands until it is through. */
export const askedMove = (snapshot: Snapshot): PossibleMove | null =>
  snapshot.matches('asking') || snapshot.matches('moving') ? snapshot.context.chosen : null;
