import type { FactsOf } from '../../contract/events/kinds.ts';
import type { messageEventKinds } from '../../contract/messages/events.ts';
import type { LinkedEvent, NewsWords, Told } from '../told.ts';

/** Its sender and subject, as its record has them. */
export interface MessageNames {
  readonly name: string;
  readonly subject: string;
}

const noted = ({ facts: { title, message } }: Told<'programme noted', object>) => ({
  title,
  message,
});

export const messageNews = {
  'programme noted': { student: noted, admin: noted },
  'message received': {
    admin: ({ names: { name, subject } }) => ({
      title: 'New contact message',
      message: `${name} writes: “${subject}”`,
    }),
  },
} satisfies NewsWords<typeof messageEventKinds, MessageNames>;

export const messageLink = ({ aboutId }: LinkedEvent): string =>
  `/admin/support?state=open&message=${aboutId}`;

/** The page that a note names. */
export const noteLink = ({ facts }: LinkedEvent): string =>
  (facts as FactsOf<'programme noted'>).link;
