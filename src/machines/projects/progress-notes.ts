import { assign, fromPromise, type SnapshotFrom, setup } from 'xstate';
import { callPage } from '../../api/client.ts';
import { endpoints } from '../../contract/endpoints.ts';
import type { StatusUpdate } from '../../contract/status-updates.ts';
import { asBearer } from '../calls/bearer.ts';
import { type NetworkEvent, watchNetwork } from '../calls/network.ts';
import { type ListPage, pageOf } from '../calls/page.ts';

export const notesPerPage = 20;

const fetchNotes = fromPromise<ListPage<StatusUpdate>, { readonly pid: number; page: number }>(
  async ({ input: { pid, page }, signal }) => {
    const query = { projectId: String(pid), page: String(page), pageSize: String(notesPerPage) };
    const answer = await asBearer((token) =>
      callPage(endpoints.listStatusUpdates, { query }, { token, signal }),
    );
    return pageOf(answer, { page, pageSize: notesPerPage });
  },
);

/** A project's progress notes, newest first, as far back as somebody has asked. */
export const progressNotesMachine = setup({
  types: {
    input: {} as { pid: number },
    context: {} as {
      pid: number;
      page: number;
      list: readonly StatusUpdate[];
      total: number;
    },
    events: {} as NetworkEvent | { type: 'retry' } | { type: 'refresh' } | { type: 'more' },
  },
  actors: { fetchNotes, watchNetwork },
  guards: { isMore: ({ context: { list, total } }) => list.length < total },
  actions: {
    begin: assign({ page: 1 }),
    keep: assign(({ context }, { rows, total }: ListPage<StatusUpdate>) => ({
      total,
      list:
        context.page === 1
          ? rows
          : [...context.list, ...rows.filter((row) => !context.list.some(isThe(row)))],
    })),
  },
}).createMachine({
  id: 'progress-notes',
  context: ({ input }) => ({ ...input, page: 1, list: [], total: 0 }),
  initial: 'loading',
  invoke: { src: 'watchNetwork', onError: {} },
  states: {
    loading: {
      invoke: {
        src: 'fetchNotes',
        input: ({ context: { pid, page } }) => ({ pid, page }),
        onDone: {
          target: 'listed',
          actions: { type: 'keep', params: ({ event }) => event.output },
        },
        onError: 'failed',
      },
    },
    failed: { on: { retry: 'loading', 'network back': 'loading' } },
    listed: {
      on: {
        refresh: { target: 'loading', actions: 'begin' },
        more: {
          guard: 'isMore',
          target: 'loading',
          actions: assign({ page: ({ context }) => context.page + 1 }),
        },
      },
    },
  },
});

const isThe = (row: StatusUpdate) => (one: StatusUpdate) => one.id === row.id;

type Snapshot = SnapshotFrom<typeof progressNotesMachine>;

export const hasMore = ({ context: { list, total } }: Snapshot): boolean => list.length < total;
