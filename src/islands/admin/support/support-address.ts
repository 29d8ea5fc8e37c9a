import { messageStates } from '../../../contract/support.ts';
import type { InboxQuery } from '../../../machines/support/support-inbox.ts';

const place = '/admin/support';
type Search = Readonly<Record<string, string>>;

/** What an address asks the inbox for; what it says wrongly or not at all is as usual. */
export const inboxIn = (search: Search): InboxQuery => ({
  state: messageStates.find((state) => state === search.state) ?? '',
  mine: search.mine === 'true' ? 'true' : '',
  searchText: (search.search ?? '').slice(0, 100),
  page: /^[1-9]\d{0,5}$/.test(search.page ?? '') ? Number(search.page) : 1,
});

/** The message an address opens; null for none. */
export const messageIn = (search: Search): number | null =>
  /^[1-9]\d{0,14}$/.test(search.message ?? '') ? Number(search.message) : null;

/** The address of this part of the inbox, with a message open or without. */
export function inboxAddress(
  { state, mine, searchText, page }: InboxQuery,
  message: number | null = null,
): string {
  const query = new URLSearchParams();
  if (searchText) query.set('search', searchText);
  if (state) query.set('state', state);
  if (mine) query.set('mine', mine);
  if (page > 1) query.set('page', String(page));
  if (message !== null) query.set('message', String(message));
  const text = query.toString();
  return text ? `${place}?${text}` : place;
}

/** Where a row of the list is focused again once its message is closed. */
export const rowId = (id: number): string => `inbox-row-${id}`;
