import { assign, fromPromise, type SnapshotFrom, setup } from 'xstate';
import { callPage } from '../../api/client.ts';
import type { Application } from '../../contract/applications.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { maxPageSize } from '../../contract/paging.ts';
import { asBearer } from '../calls/bearer.ts';
import { type Failure, failureFrom } from '../calls/failure.ts';
import { wholeApplication } from '../calls/original-api.ts';

/** More than a student sends in all their years; a bound all the same. */
const answersAtMost = 10;

/**
 * All of a student's applications, newest first: counting, filtering and ordering need them together,
 * and one answer holds a hundred.
 */
const fetchApplications = fromPromise<readonly Application[], { readonly studentId: number }>(
  async ({ input: { studentId }, signal }) => {
    // By number, because one more application meanwhile moves the last of a page to the next.
    const found = new Map<number, Application>();
    for (let page = 1; page <= answersAtMost; page += 1) {
      const { rows, total } = await asBearer((token) =>
        callPage(
          endpoints.listOwnApplications,
          {
            params: { studentId },
            query: { page: String(page), pageSize: String(maxPageSize) },
          },
          { token, signal },
        ),
      );
      for (const row of rows) found.set(row.applicationId, wholeApplication(row));
      if (total === null || page * maxPageSize >= total) break;
    }
    return [...found.values()];
  },
);

/** A student's applications: listed once, and read again whenever something may have happened to them. */
export const ownApplicationsMachine = setup({
  types: {
    input: {} as { studentId: number },
    context: {} as {
      studentId: number;
      list: readonly Application[];
      failure: Failure | null;
    },
    events: {} as
      | { type: 'retry' }
      | { type: 'refresh' }
      | { type: 'moved'; application: Application }
      | { type: 'ranked'; order: readonly number[] },
  },
  actors: { fetchApplications },
  actions: {
    keepList: assign({ list: (_, list: readonly Application[]) => list, failure: null }),
    keepFailure: assign({ failure: (_, failure: Failure) => failure }),
    forgetFailure: assign({ failure: null }),
    replace: assign({
      list: ({ context: { list } }, moved: Application) =>
        list.map((one) => (one.applicationId === moved.applicationId ? moved : one)),
    }),
    rank: assign({
      list: ({ context: { list } }, order: readonly number[]) =>
        list.map((one) => ({
          ...one,
          preference: order.indexOf(one.applicationId) + 1 || null,
        })),
    }),
  },
}).createMachine({
  id: 'own-applications',
  context: ({ input }) => ({ ...input, list: [], failure: null }),
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        src: 'fetchApplications',
        input: ({ context: { studentId } }) => ({ studentId }),
        onDone: {
          target: 'listed',
          actions: { type: 'keepList', params: ({ event }) => event.output },
        },
        onError: {
          target: 'failed',
          actions: { type: 'keepFailure', params: ({ event }) => failureFrom(event.error) },
        },
      },
    },
    failed: {
      on: {
        retry: { target: 'loading', actions: 'forgetFailure' },
        refresh: { target: 'loading', actions: 'forgetFailure' },
      },
    },
    listed: {
      initial: 'current',
      on: {
        refresh: '.refreshing',
        moved: { actions: { type: 'replace', params: ({ event }) => event.application } },
        ranked: { actions: { type: 'rank', params: ({ event }) => event.order } },
      },
      states: {
        current: {},
        refreshing: {
          // An answer asked for before a move must not undo it on the screen.
          on: {
            moved: {
              target: 'refreshing',
              reenter: true,
              actions: { type: 'replace', params: ({ event }) => event.application },
            },
            ranked: {
              target: 'refreshing',
              reenter: true,
              actions: { type: 'rank', params: ({ event }) => event.order },
            },
            refresh: { target: 'refreshing', reenter: true },
          },
          invoke: {
            src: 'fetchApplications',
            input: ({ context: { studentId } }) => ({ studentId }),
            onDone: {
              target: 'current',
              actions: { type: 'keepList', params: ({ event }) => event.output },
            },
            onError: {
              target: 'outdated',
              actions: { type: 'keepFailure', params: ({ event }) => failureFrom(event.error) },
            },
          },
        },
        outdated: {},
      },
    },
  },
});

type Snapshot = SnapshotFrom<typeof ownApplicationsMachine>;

/** The list could not be read again, so what is shown may have changed since. */
export const isOutdated = (snapshot: Snapshot): boolean => snapshot.matches({ listed: 'outdated' });
