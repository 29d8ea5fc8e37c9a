import * as v from 'valibot';
import type { ConversationsQuery } from '../../../api/read/conversations.ts';
import type { Role } from '../../../contract/accounts/people.ts';
import { addressWith, number, page, type Search, text } from '../../ui/navigation/search.ts';

const inAddress = v.object({
  search: text(100),
  page,
  /** The conversation that is open; null for none. */
  conversation: number(),
});

interface ConversationsPlace {
  readonly query: ConversationsQuery;
  readonly open: number | null;
}

export function conversationsPlaceFrom(search: Search): ConversationsPlace {
  const { search: searchText, page, conversation } = v.parse(inAddress, search);
  return { query: { searchText, page }, open: conversation };
}

/** The address of a part of the list on the pages of a role, with a conversation open or without. */
export const conversationsAddress = (
  role: Role,
  { query: { searchText, page }, open }: ConversationsPlace,
): string =>
  addressWith(`/${role.toLowerCase()}/conversations`, {
    search: searchText,
    page,
    conversation: open,
  });

/** This row regains the focus when its conversation is closed. */
export const rowId = (id: number): string => `conversation-${id}`;
