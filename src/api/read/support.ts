import { listAdmins } from '../../contract/accounts/admins.ts';
import { previewLetter } from '../../contract/messages/announcements.ts';
import {
  listMessages,
  type MessageState,
  type SupportMessage,
} from '../../contract/messages/support.ts';
import { callPage } from '../client.ts';
import { narrowing, type TableQuery } from '../tables/asked.ts';
import { eachRow } from './page.ts';
import { type Read, read, readPage } from './read.ts';

export const messagesPerPage = 20;

/** Filters of the inbox; an empty state means all. */
export interface InboxQuery {
  readonly state: MessageState | '';
  readonly mine: 'true' | '';
  readonly searchText: string;
  readonly page: number;
}

/** The messages of the contact form, the newest first. */
export const inboxMessages = ({ page, ...query }: InboxQuery) =>
  readPage(listMessages, { query }, { page, pageSize: messagesPerPage });

/** Updates the page with one message as it is now, which stays until the next read. */
export const withMessage = (now: SupportMessage) =>
  eachRow((one: SupportMessage) => (one.id === now.id ? now : one));

/** The admins who can take care of a message. */
export const activeAdmins = read(listAdmins, {
  query: { state: 'active', sort: 'name' },
});

const perPage = 100;

/** One message, looked for from the newest on: numbers rise with time, so it stops once past it. Null for none. */
export const messageOf = (id: number): Read<SupportMessage | null> => ({
  queryKey: [listMessages.path, id],
  queryFn: async ({ signal }) => {
    for (let page = 1; ; page++) {
      const query = { page: String(page), pageSize: String(perPage) };
      const { rows } = await callPage(listMessages, { query }, { signal });
      const found = rows.find((message) => message.id === id);
      if (found) return found;
      if (rows.length < perPage || rows.every((message) => message.id < id)) return null;
    }
  },
});

/** Recipients of a letter for its calls: the chosen students, or all that a table finds. */
export const lettersTo = (query: TableQuery, ids: readonly number[] | undefined) =>
  (ids ? { ids } : narrowing(query)) as object;

/** Number of these students a letter would reach. */
export const letterReaders = (matching: object) => read(previewLetter, { body: { matching } });
