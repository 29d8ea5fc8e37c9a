import type { Role } from '../../contract/accounts/people.ts';
import type { ApplicationStatus } from '../../contract/applications/moves.ts';
import { editableMinutes, type Message } from '../../contract/conversations/conversations.ts';
import { live, tookPart } from './application.ts';

/** The office takes no part in a conversation, and at a university the academic supervisor alone does. */
export const mayTakePart = (
  { role, accountId }: { readonly role: Role; readonly accountId: number },
  academicSupervisorId: number | null,
): boolean => (role === 'Faculty' ? academicSupervisorId === accountId : role !== 'Admin');

const open: readonly ApplicationStatus[] = [...live, ...tookPart];

/** Explains why nothing can be written in the conversation of an application; null if both sides can. */
export const obstacleToWrite = (status: ApplicationStatus): string | null =>
  open.includes(status)
    ? null
    : `This application is ${status}. The conversation can be read, but nothing more can be written.`;

/** True if a message can still be changed. */
export const isEditable = ({ at, isTakenBack }: Pick<Message, 'at' | 'isTakenBack'>, now: Date) =>
  !isTakenBack && now.getTime() - Date.parse(at) < editableMinutes * 60_000;
