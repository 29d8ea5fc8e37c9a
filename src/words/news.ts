import type { Reader } from '../contract/events/event.ts';
import { type EventName, eventKinds } from '../contract/events/kinds.ts';
import { dueNews } from './engagements/due.ts';
import { engagementNews } from './engagements/news.ts';
import type { Said } from './told.ts';

/** An event as its words need it: what it is about by its number, its facts, and the names that are read beside them. */
export interface NewsEvent {
  readonly kind: EventName;
  readonly aboutId: number;
  readonly facts: object;
  readonly names: object;
}

export interface News extends Said {
  /** An address of this site. */
  readonly link: string;
}

const words = { ...engagementNews, ...dueNews } as Readonly<
  Partial<Record<EventName, Readonly<Partial<Record<Reader, (event: object) => Said>>>>>
>;

/** Title and message of an event for one reader. */
export function newsOf(event: NewsEvent, reader: Reader): News {
  const said = words[event.kind]![reader]!(event);
  return { ...said, link: linkTo(event, reader) };
}

const areas: Record<Reader, string> = {
  student: 'student',
  mate: 'student',
  company: 'company',
  supervisor: 'faculty',
};

/** Page where a reader finds more about an event. */
function linkTo({ kind, aboutId, facts }: Omit<NewsEvent, 'names'>, reader: Reader): string {
  const work = `/${areas[reader]}/work`;
  if ('due' in facts) return oneOf(facts.due as readonly { engagement: number }[], work);
  const { place } = eventKinds[kind] as { place?: string };
  return `${work}?engagement=${aboutId}${place ? `#${place}` : ''}`;
}

const oneOf = (due: readonly { engagement: number }[], work: string): string =>
  due.length === 1 ? `${work}?engagement=${due[0]!.engagement}` : work;

/** Key that gathers mails about an event: the page it leads to, or its kind if it is mailed apart. */
export const mailedAs = (event: Omit<NewsEvent, 'names'>, reader: Reader): string =>
  'isMailedAlone' in eventKinds[event.kind]
    ? apart(event.kind, event.aboutId)
    : linkTo(event, reader);

export const apart = (kind: EventName, aboutId: number): string => `${kind} ${aboutId}`;
