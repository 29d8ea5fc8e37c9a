import { assign, fromPromise, setup } from 'xstate';
import { callPage } from '../../api/client.ts';
import { endpoints } from '../../contract/endpoints.ts';
import type { MessageState, SupportMessage } from '../../contract/support.ts';
import { asBearer } from '../calls/bearer.ts';
import { type ListPage, lastPageOf, pageOf } from '../calls/page.ts';

export const messagesPerPage = 20;

/** What the inbox is asked for; an empty state means all of them. */
export interface InboxQuery {
  readonly state: MessageState | '';
  readonly mine: 'true' | '';
  readonly searchText: string;
  readonly page: number;
}

const fetchMessages = fromPromise<ListPage<SupportMessage>, InboxQuery>(
  async ({ input: { page, ...wanted }, signal }) => {
    const query = { ...wanted, page: String(page), pageSize: String(messagesPerPage) };
    const answer = await asBearer((token) =>
      callPage(endpoints.listMessages, { query }, { token, signal }),
    );
    return pageOf(answer, { page, pageSize: messagesPerPage });
  },
);

/** The messages of the contact form, the newest first; the newest wish wins. */
export const supportInboxMachine = setup({
  types: {
    input: {} as InboxQuery,
    context: {} as { query: InboxQuery; list: ListPage<SupportMessage> | null },
    events: {} as
      | { type: 'show'; query: InboxQuery }
      | { type: 'retry' }
      /** A message was changed: it shows so here, and stays until the list is asked for anew. */
      | { type: 'changed'; message: SupportMessage },
  },
  actors: { fetchMessages },
  guards: {
    isNew: ({ context }, query: InboxQuery) =>
      JSON.stringify(query) !== JSON.stringify(context.query),
    isPastTheEnd: ({ context }, { total }: ListPage<SupportMessage>) =>
      total > 0 && context.query.page > lastPageOf(total, messagesPerPage),
  },
  actions: {
    keepList: assign({ list: (_, list: ListPage<SupportMessage>) => list }),
    turnToLastPage: assign({
      query: ({ context: { query } }, { total }: ListPage<SupportMessage>) => ({
        ...query,
        page: lastPageOf(total, messagesPerPage),
      }),
    }),
    replace: assign({
      list: ({ context: { list } }, message: SupportMessage) =>
        list && { ...list, rows: list.rows.map((old) => (old.id === message.id ? message : old)) },
    }),
  },
}).createMachine({
  id: 'support-inbox',
  context: ({ input }) => ({ query: input, list: null }),
  initial: 'loading',
  on: {
    show: {
      guard: { type: 'isNew', params: ({ event }) => event.query },
      target: '.loading',
      reenter: true,
      actions: assign({ query: ({ event }) => event.query }),
    },
    changed: { actions: { type: 'replace', params: ({ event }) => event.message } },
  },
  states: {
    loading: {
      invoke: {
        src: 'fetchMessages',
        input: ({ context }) => context.query,
        onDone: [
          {
            guard: { type: 'isPastTheEnd', params: ({ event }) => event.output },
            target: 'loading',
            reenter: true,
            actions: { type: 'turnToLastPage', params: ({ event }) => event.output },
          },
          { target: 'listed', actions: { type: 'keepList', params: ({ event }) => event.output } },
        ],
        onError: 'failed',
      },
    },
    listed: {},
    failed: { on: { retry: 'loading' } },
  },
});
