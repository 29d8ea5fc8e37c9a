import type { Notification } from '../../../contract/notifications.ts';
import type { Search } from '../../ui/navigation/search.ts';

/** What has just arrived, in one sentence. */
export function sentenceFor(fresh: readonly Notification[]): string {
  const [only] = fresh;
  if (only && fresh.length === 1) return `New notification: ${only.title}`;
  return `${fresh.length} new notifications`;
}

type Known = readonly Notification[] | undefined;

/** What a list brings that was not known. The first list of all is no news. */
export function freshIn(known: Known, list: readonly Notification[]): readonly Notification[] {
  if (!known) return [];
  const newest = Math.max(0, ...known.map(({ id }) => id));
  return list.filter(({ id }) => id > newest);
}

/** Whether something that was open is not in a list that came after it: it was dismissed, here or elsewhere. */
export const isLessIn = (known: Known, list: readonly Notification[]): boolean =>
  (known ?? []).some(({ id }) => !list.some((one) => one.id === id));

interface Shown {
  readonly path: string;
  /** What its address asks for. */
  readonly search: Search;
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
