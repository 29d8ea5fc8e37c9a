import type { Notification } from '../../../contract/notifications.ts';
import type { Search } from '../../ui/navigation/search.ts';

/** New notifications in one sentence. */
export function sentenceFor(fresh: readonly Notification[]): string {
  const [only] = fresh;
  if (only && fresh.length === 1) return `New notification: ${only.title}`;
  return `${fresh.length} new notifications`;
}

type Known = readonly Notification[] | undefined;

/** Notifications that are new in a list. The first list brings none. */
export function freshIn(known: Known, list: readonly Notification[]): readonly Notification[] {
  if (!known) return [];
  const newest = Math.max(0, ...known.map(({ id }) => id));
  return list.filter(({ id }) => id > newest);
}

/** True if an open notification is missing from a later list, because it was dismissed here or elsewhere. */
export const isLessIn = (known: Known, list: readonly Notification[]): boolean =>
  (known ?? []).some(({ id }) => !list.some((one) => one.id === id));

interface Shown {
  readonly path: string;
  /** Query of its address. */
  readonly search: Search;
}

/** True if a screen shows the target of a link. A link to a whole list has no single target. */
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

/** Work has the number of its application, and its room shows its state. */
const roomOf = (link: string): string =>
  link.replace('/student/myproject?application=', '/student/work?engagement=');
