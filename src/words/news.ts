import type { EventAbout, Reader } from '../contract/events/event.ts';
import { type EventName, eventKinds } from '../contract/events/kinds.ts';
import { applicationLink, applicationNews } from './applications/news.ts';
import { assignmentLink, assignmentNews } from './assignments/news.ts';
import { companyLink, companyNews } from './companies/news.ts';
import { conversationLink, conversationNews } from './conversations/news.ts';
import { credentialLink, credentialNews } from './credentials/news.ts';
import { dueLink, dueNews } from './engagements/due.ts';
import { engagementLink, engagementNews } from './engagements/news.ts';
import { messageLink, messageNews, noteLink } from './messages/news.ts';
import { projectLink, projectNews } from './projects/news.ts';
import { termLink, termNews } from './terms/news.ts';
import type { LinkedEvent, Said } from './told.ts';
import { studentLink, universityNews } from './universities/news.ts';

/** An event as its words need it: with the names that are read beside its facts. */
export interface NewsEvent extends LinkedEvent {
  readonly names: object;
  /** Zone of the programme, as IANA names it. */
  readonly timeZone: string;
}

export interface News extends Said {
  /** An address of this site. */
  readonly link: string;
}

const words = {
  ...termNews,
  ...universityNews,
  ...companyNews,
  ...projectNews,
  ...applicationNews,
  ...assignmentNews,
  ...engagementNews,
  ...dueNews,
  ...conversationNews,
  ...credentialNews,
  ...messageNews,
} as Readonly<
  Partial<Record<EventName, Readonly<Partial<Record<Reader, (event: object) => Said>>>>>
>;

/** Title and message of an event for one reader. */
export function newsOf(event: NewsEvent, reader: Reader): News {
  const said = words[event.kind]![reader]!(event);
  return { ...said, link: linkTo(event, reader) };
}

const links: Readonly<Record<EventAbout, (event: LinkedEvent, reader: Reader) => string>> = {
  term: termLink,
  student: studentLink,
  company: companyLink,
  project: projectLink,
  application: applicationLink,
  assignment: assignmentLink,
  engagement: engagementLink,
  conversation: conversationLink,
  credential: credentialLink,
  message: messageLink,
  account: dueLink,
  note: noteLink,
};

/** Page where a reader finds more about an event. */
const linkTo = (event: LinkedEvent, reader: Reader): string =>
  links[eventKinds[event.kind].about](event, reader);

/** Key that gathers mails about an event: the page it leads to, or its kind if it is mailed apart. */
export const mailedAs = (event: LinkedEvent, reader: Reader): string =>
  'isMailedAlone' in eventKinds[event.kind]
    ? apart(event.kind, event.aboutId)
    : linkTo(event, reader);

export const apart = (kind: EventName, aboutId: number): string => `${kind} ${aboutId}`;
