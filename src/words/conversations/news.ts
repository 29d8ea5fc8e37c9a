import type { Role } from '../../contract/accounts/people.ts';
import type { conversationEvents } from '../../contract/conversations/events.ts';
import type { Reader } from '../../contract/events/event.ts';
import type { LinkedEvent, NewsWords, Told } from '../told.ts';

/** Sender, project and words of a message, as their records have them now. */
export interface ConversationNames {
  /** Null for somebody who is gone. */
  readonly by: string | null;
  readonly project: string;
  /** The beginning of its text; empty if it was taken back. */
  readonly excerpt: string;
}

const wrote = ({ names: { by, project, excerpt } }: Told<'wrote', ConversationNames>) => ({
  title: `${by ?? 'A former member'} writes to you`,
  message: `About “${project}”: ${excerpt || 'The message was taken back.'}`,
});

export const conversationNews = {
  wrote: { student: wrote, company: wrote, supervisor: wrote },
} satisfies NewsWords<typeof conversationEvents, ConversationNames>;

const roles: Partial<Record<Reader, Role>> = { company: 'Company', supervisor: 'Faculty' };

export const conversationLink = ({ aboutId }: LinkedEvent, reader: Reader): string =>
  linkFor(roles[reader] ?? 'Student', aboutId);

/** A conversation on the pages of a role. */
export const linkFor = (role: Role, id: number): string =>
  `/${role.toLowerCase()}/conversations?conversation=${id}`;
