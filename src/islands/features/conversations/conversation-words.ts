import type { Role } from '../../../contract/accounts/people.ts';
import type { Conversation } from '../../../contract/conversations/conversations.ts';

type Sides = Pick<Conversation, 'student' | 'company'>;

/** With whom a conversation is, as somebody of this role reads it. */
export const nameOf = (role: Role, { student, company }: Sides): string =>
  role === 'Student' ? company : student;

/** Everybody to whom somebody of this role writes. */
export const addresseesOf = (role: Role, sides: Sides): string =>
  role === 'Faculty' ? `${sides.student} and ${sides.company}` : nameOf(role, sides);

/** Subject of a conversation; the university's staff read the company beside it. */
export const subjectOf = (role: Role, { project, company }: Sides & { project: string }): string =>
  role === 'Faculty' ? `${project} · ${company}` : project;

/** The newest message in a line of a list. */
export function latestInWords({ isOwn, excerpt }: Conversation['latest']): string {
  if (excerpt === '') return 'Message taken back';
  return isOwn ? `You: ${excerpt}` : excerpt;
}

/** Author of a message. */
export const writerOf = ({ by, isOwn }: { by: string | null; isOwn: boolean }): string =>
  isOwn ? 'You' : (by ?? 'A former member');
