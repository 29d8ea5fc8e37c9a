import * as v from 'valibot';
import type { InboxQuery } from '../../../api/read/support.ts';
import { messageStates } from '../../../contract/messages/support.ts';
import { addressWith, number, oneOf, page, type Search, text } from '../../ui/navigation/search.ts';
import { screens } from '../screens.ts';

const inAddress = v.object({
  search: text(100),
  state: oneOf(messageStates, ''),
  mine: oneOf(['true'], ''),
  page,
  /** The message that is open; null for none. */
  message: number(),
});

/** Parses the inbox query in an address, and the open message. */
export function inboxIn(search: Search): { query: InboxQuery; message: number | null } {
  const { search: searchText, message, ...query } = v.parse(inAddress, search);
  return { query: { searchText, ...query }, message };
}

/** The address of this part of the inbox, with a message open or without. */
export const inboxAddress = (
  { searchText, ...query }: InboxQuery,
  message: number | null = null,
): string => addressWith(screens.support, { search: searchText, ...query, message });

/** This row regains the focus when its message is closed. */
export const rowId = (id: number): string => `inbox-row-${id}`;
