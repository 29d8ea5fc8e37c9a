import { assign, emit, fromPromise, type SnapshotFrom, setup } from 'xstate';
import { call, callPage } from '../api/client.ts';
import type { Application, ApplicationEvent } from '../contract/applications.ts';
import { endpoints } from '../contract/endpoints.ts';
import { asBearer } from './bearer.ts';
import { type Failure, failureFrom } from './failure.ts';
import { applicationMoves } from './lifecycle/moves.ts';
import { type ListPage, lastPageOf, pageOf } from './page.ts';

export const applicationsPerPage = 9;

/** An application, and what its student wants to do with it. */
export interface Wish {
  readonly application: Application;
  readonly event: ApplicationEvent;
}

const fetchApplications = fromPromise<
  ListPage<Application>,
  { readonly studentId: number; readonly page: number }
>(async ({ input: { studentId, page }, signal }) => {
  const paging = { page, pageSize: applicationsPerPage };
  const answer = await asBearer((token) =>
    callPage(
      endpoints.listOwnApplications,
      { params: { studentId }, query: { page: String(page), pageSize: String(paging.pageSize) } },
      { token, signal },
    ),
  );
  return pageOf(answer, paging);
});

const move = fromPromise<Application, Wish>(({ input: { application, event }, signal }) =>
  asBearer((token) =>
    call(
      endpoints.moveApplication,
      { params: { id: application.applicationId }, body: { event } },
      { token, signal },
    ),
  ),
);

/** A student's applications: listed by pages, moved one at a time. What cannot be undone is asked twice. */
export const ownApplicationsMachine = setup({
  types: {
    input: {} as { studentId: number; page: number },
    context: {} as {
      studentId: number;
      page: number;
      list: ListPage<Application> | null;
      wish: Wish | null;
      failure: Failure | null;
    },
    events: {} as
      | { type: 'turn'; page: number }
      | { type: 'retry' }
      | { type: 'ask'; wish: Wish }
      | { type: 'confirm' }
      | { type: 'cancel' },
    emitted: {} as { type: 'moved'; application: Application },
    tags: {} as 'busy',
  },
  actors: { fetchApplications, move },
  guards: {
    isForbidden: (_, { application, event }: Wish) =>
      !applicationMoves(application.status, 'Student').includes(event),
    isFinal: (_, { event }: Wish) => event === 'withdraw' || event === 'decline',
    /** Somebody else, or time, moved it first: what is shown is out of date. */
    isOvertaken: (_, failure: Failure) => failure.reason === 'move-not-allowed',
    isOtherPage: ({ context }, page: number) => context.page !== page,
    isPastTheEnd: ({ context }, { total }: ListPage<Application>) =>
      total > 0 && context.page > lastPageOf(total, applicationsPerPage),
  },
  actions: {
    keepFailure: assign({ failure: (_, failure: Failure) => failure }),
    replace: assign({
      list: ({ context: { list } }, moved: Application) =>
        list && {
          ...list,
          rows: list.rows.map((row) => (row.applicationId === moved.applicationId ? moved : row)),
        },
    }),
  },
}).createMachine({
  id: 'own-applications',
  context: ({ input }) => ({ ...input, list: null, wish: null, failure: null }),
  initial: 'loading',
  on: {
    turn: {
      guard: { type: 'isOtherPage', params: ({ event }) => event.page },
      target: '.loading',
      actions: assign({ page: ({ event }) => event.page, failure: null }),
    },
  },
  states: {
    loading: {
      invoke: {
        src: 'fetchApplications',
        input: ({ context: { studentId, page } }) => ({ studentId, page }),
        onDone: [
          {
            guard: { type: 'isPastTheEnd', params: ({ event }) => event.output },
            target: 'loading',
            reenter: true,
            actions: assign({
              page: ({ event }) => lastPageOf(event.output.total, applicationsPerPage),
            }),
          },
          { target: 'listed', actions: assign({ list: ({ event }) => event.output }) },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'keepFailure', params: ({ event }) => failureFrom(event.error) },
        },
      },
    },
    failed: { on: { retry: { target: 'loading', actions: assign({ failure: null }) } } },
    listed: {
      on: {
        ask: [
          { guard: { type: 'isForbidden', params: ({ event }) => event.wish } },
          {
            guard: { type: 'isFinal', params: ({ event }) => event.wish },
            target: 'confirming',
            actions: assign({ wish: ({ event }) => event.wish, failure: null }),
          },
          {
            target: 'moving',
            actions: assign({ wish: ({ event }) => event.wish, failure: null }),
          },
        ],
      },
    },
    confirming: {
      on: {
        confirm: 'moving',
        cancel: { target: 'listed', actions: assign({ wish: null }) },
      },
    },
    moving: {
      tags: 'busy',
      invoke: {
        src: 'move',
        input: ({ context }) => context.wish!,
        onDone: {
          target: 'listed',
          actions: [
            { type: 'replace', params: ({ event }) => event.output },
            emit(({ event }) => ({ type: 'moved', application: event.output })),
            assign({ wish: null }),
          ],
        },
        onError: [
          {
            guard: { type: 'isOvertaken', params: ({ event }) => failureFrom(event.error) },
            target: 'loading',
            actions: { type: 'keepFailure', params: ({ event }) => failureFrom(event.error) },
          },
          {
            target: 'listed',
            actions: { type: 'keepFailure', params: ({ event }) => failureFrom(event.error) },
          },
        ],
      },
    },
  },
});

type Snapshot = SnapshotFrom<typeof ownApplicationsMachine>;

/** Nothing has been listed yet. */
export const isFirstLoad = (snapshot: Snapshot): boolean =>
  snapshot.matches('loading') && snapshot.context.list === null;

/** The move that did not work, for the alert above the cards. */
export const failedMove = ({ context: { list, failure } }: Snapshot): Failure | null =>
  list === null ? null : failure;

/** What is being done to an application right now. */
export const moveUnderWay = (
  snapshot: Snapshot,
  { applicationId }: Application,
): ApplicationEvent | null => {
  const { wish } = snapshot.context;
  const isThis = wish?.application.applicationId === applicationId;
  return snapshot.hasTag('busy') && isThis ? wish.event : null;
};
