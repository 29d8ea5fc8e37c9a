import { assign, emit, fromPromise, type SnapshotFrom, setup } from 'xstate';
import { call } from '../../api/client.ts';
import type { ReplyOf } from '../../contract/endpoint.ts';
import { endpoints } from '../../contract/endpoints.ts';
import type { Project, ProjectDetail } from '../../contract/projects.ts';
import type { PossibleMove } from '../../contract/running-projects.ts';
import { asBearer } from '../calls/bearer.ts';
import { type Failure, failureFrom } from '../calls/failure.ts';
import { type NetworkEvent, watchNetwork } from '../calls/network.ts';

type Moves = ReplyOf<typeof endpoints.listProjectMoves>;
interface Read {
  readonly project: ProjectDetail;
  readonly moves: Moves['moves'];
}

const read = fromPromise<Read, { readonly pid: number }>(async ({ input: { pid }, signal }) => {
  const [project, { moves }] = await Promise.all([
    asBearer((token) => call(endpoints.getProject, { params: { pid } }, { token, signal })),
    asBearer((token) => call(endpoints.listProjectMoves, { params: { pid } }, { token, signal })),
  ]);
  return { project, moves };
});

/** A move of a project that was chosen, and why, where it must say so. */
interface Course {
  readonly pid: number;
  readonly move: PossibleMove;
  readonly reason: string;
}

const move = fromPromise<Project, Course>(
  ({
    input: {
      pid,
      move: { to },
      reason,
    },
  }) =>
    // Not aborted with the screen: what was confirmed is to happen.
    asBearer((token) =>
      call(endpoints.moveProject, { params: { id: pid }, body: { status: to, reason } }, { token }),
    ),
);

/** One project of a company and where it can go from here. Every move first tells what it will cause. */
export const projectCourseMachine = setup({
  types: {
    input: {} as { pid: number },
    context: {} as {
      pid: number;
      project: ProjectDetail | null;
      moves: readonly PossibleMove[];
      chosen: PossibleMove | null;
      reason: string;
      failure: Failure | null;
    },
    events: {} as
      | NetworkEvent
      | { type: 'retry' }
      | { type: 'refresh' }
      | { type: 'choose'; move: PossibleMove }
      | { type: 'confirm'; reason: string }
      | { type: 'cancel' },
    emitted: {} as { type: 'moved'; project: Project },
  },
  actors: { read, move, watchNetwork },
  guards: {
    isMissing: (_, { reason }: Failure) => reason === 'not-found' || reason === 'forbidden',
    /** Somebody else moved it first: what is shown is out of date. */
    isOvertaken: (_, { reason }: Failure) => reason === 'move-not-allowed',
  },
  actions: {
    keepFailure: assign({ failure: (_, failure: Failure) => failure }),
    forget: assign({ chosen: null, reason: '' }),
  },
}).createMachine({
  id: 'project-course',
  context: ({ input }) => ({
    ...input,
    project: null,
    moves: [],
    chosen: null,
    reason: '',
    failure: null,
  }),
  initial: 'loading',
  invoke: { src: 'watchNetwork', onError: {} },
  states: {
    loading: {
      invoke: {
        src: 'read',
        input: ({ context: { pid } }) => ({ pid }),
        onDone: { target: 'shown', actions: assign(({ event }) => event.output) },
        // Any company may see a project, its moves only its own.
        onError: [
          {
            guard: { type: 'isMissing', params: ({ event }) => failureFrom(event.error) },
            target: 'missing',
          },
          {
            target: 'failed',
            actions: { type: 'keepFailure', params: ({ event }) => failureFrom(event.error) },
          },
        ],
      },
    },
    missing: {},
    failed: {
      on: {
        retry: { target: 'loading', actions: assign({ failure: null }) },
        'network back': { target: 'loading', actions: assign({ failure: null }) },
      },
    },
    shown: {
      on: {
        refresh: 'loading',
        choose: {
          target: 'asking',
          actions: assign({ chosen: ({ event }) => event.move, failure: null }),
        },
      },
    },
    asking: {
      on: {
        confirm: { target: 'moving', actions: assign({ reason: ({ event }) => event.reason }) },
        cancel: { target: 'shown', actions: ['forget', assign({ failure: null })] },
      },
    },
    moving: {
      invoke: {
        src: 'move',
        input: ({ context: { pid, chosen, reason } }) => ({ pid, move: chosen!, reason }),
        onDone: {
          target: 'loading',
          actions: [
            emit(({ event }) => ({ type: 'moved', project: event.output })),
            'forget',
            assign({ failure: null }),
          ],
        },
        onError: [
          {
            guard: { type: 'isOvertaken', params: ({ event }) => failureFrom(event.error) },
            target: 'loading',
            actions: [
              { type: 'keepFailure', params: ({ event }) => failureFrom(event.error) },
              'forget',
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
