import { call } from '../../api/client.ts';
import { readPages } from '../../api/read/read.ts';
import { endpoints } from '../../contract/endpoints.ts';
import type { Notification } from '../../contract/notifications.ts';
import { calling } from '../calls/calling.ts';

/** What is to be dismissed: one, or all; and which notifications that takes from the list. */
export interface Dismissal {
  readonly id: number | 'all';
  readonly covers: readonly number[];
}

export const fetchNotifications = calling<readonly Notification[]>(({ signal }) =>
  call(endpoints.listNotifications, {}, { signal }),
);

const earlierPerPage = 20;

/** What was dismissed, newest first, as many pages of it as somebody has asked for. */
export const earlierNotifications = (pages: number) =>
  readPages(
    endpoints.listEarlierNotifications,
    {},
    { pages, pageSize: earlierPerPage },
    { idOf: ({ id }) => id },
  );

export const dismiss = calling<unknown, Dismissal>(({ input, signal }) =>
  call(endpoints.dismissNotification, { params: { id: input.id } }, { signal }),
);

/** A list as it was sent last, and what of it is gone meanwhile. */
interface Listed {
  readonly list: readonly Notification[] | null;
  readonly gone: readonly number[];
}

/** What stands open now, newest first. */
export const openOnes = ({ list, gone }: Listed): readonly Notification[] =>
  (list ?? []).filter(({ id }) => !gone.includes(id));

/** What a list brings that was not known. The first list of all is no news. */
export function freshIn({ list: known }: Listed, list: readonly Notification[]): Notification[] {
  if (!known) return [];
  const newest = Math.max(0, ...known.map(({ id }) => id));
  return list.filter(({ id }) => id > newest);
}

/** Whether something that was open is not in a list that came after it: it was dismissed, here or elsewhere. */
export const isLessIn = ({ list: known }: Listed, list: readonly Notification[]): boolean =>
  (known ?? []).some(({ id }) => !list.some((one) => one.id === id));

interface Shown {
  readonly path: string;
  /** What its address asks for. */
  readonly search: Readonly<Record<string, string>>;
}

/** Whether a screen shows what a link leads to. A link to a whole list leads to nothing in particular. */
export function isShownAt(link: string, { path, search }: Shown): boolean {
  return [link, roomOf(link)].some((one) => {
    const { pathname, searchParams } = new URL(one, 'https://trestle.example');
    const wanted = [...searchParams];
    return (
      wanted.length > 0 &&
      pathname.toLowerCase() === path.toLowerCase() &&
      wanted.every(([name, value]) => search[name] === value)
    );
  });
}

/** Work has the number of its application, and its room tells what became of that. */
const roomOf = (link: string): string =>
  link.replace('/student/myproject?application=', '/student/work?engagement=');
