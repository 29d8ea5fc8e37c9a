import {
  getConversation,
  listConversations,
  type OpenConversation,
} from '../../contract/conversations/conversations.ts';
import { call } from '../client.ts';
import { change, type Read, readPage, refresh } from './read.ts';
import { reader } from './reader.ts';

export const conversationsPerPage = 20;

export interface ConversationsQuery {
  readonly searchText: string;
  readonly page: number;
}

/** One page of the reader's conversations, the newest message first. */
export const conversations = ({ page, ...query }: ConversationsQuery) =>
  readPage(listConversations, { query }, { page, pageSize: conversationsPerPage });

/** Whatever is searched for, and on every page. */
export const everyList = { queryKey: [listConversations.path] } as const;

const key = (id: number) => [getConversation.path, id];

/** A conversation from its newest entry back to the oldest that has been shown. */
export const conversationOf = (id: number): Read<OpenConversation> => ({
  queryKey: key(id),
  queryFn: async ({ signal }) => {
    const oldest = reader.getQueryData<OpenConversation>(key(id))?.entries[0];
    let shown = await call(getConversation, { params: { id } }, { signal });
    while (oldest && shown.hasEarlier && shown.entries[0] && shown.entries[0].at > oldest.at)
      shown = withEarlier(await call(getConversation, earlierThan(id, shown), { signal }))(shown);
    return shown;
  },
});

/** The call for what stands before the oldest entry. */
export const earlierThan = (id: number, { entries }: OpenConversation) => ({
  params: { id },
  query: { before: String(entries[0]?.id) },
});

const withEarlier =
  ({ entries, hasEarlier }: OpenConversation) =>
  (shown: OpenConversation): OpenConversation => ({
    ...shown,
    entries: [...entries, ...shown.entries],
    hasEarlier,
  });

/** Shows earlier entries too. A reading under way would not know of them, and begins again. */
export function showEarlier(id: number, earlier: OpenConversation): void {
  const isReading = reader.isFetching({ queryKey: key(id) }) > 0;
  change(conversationOf(id), withEarlier(earlier));
  if (isReading) refresh(conversationOf(id));
}
