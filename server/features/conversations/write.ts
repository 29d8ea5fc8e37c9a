import { sql } from 'kysely';
import type { MessageForm } from '../../../src/contract/conversations/conversations.ts';
import { dayMs } from '../../../src/contract/days.ts';
import { isEditable, obstacleToWrite } from '../../../src/machines/lifecycle/conversation.ts';
import { keepEvents, tellEvents } from '../../platform/acts/happened.ts';
import type { Command } from '../../platform/calls/command.ts';
import type { Person } from '../../platform/calls/person.ts';
import { asInstant } from '../../platform/database/expressions.ts';
import { execute, firstRow, firstValue } from '../../platform/database/rows.ts';
import { orNotFound, Problem } from '../../platform/http/problem.ts';
import { takeAllowance } from '../accounts/allowances.ts';
import { addressHash } from '../accounts/sessions/attempts.ts';
import { findConversation, type KnownConversation, readersOf } from './find.ts';
import { noteRead, replaceNews } from './read.ts';

/** Days for which an account counts as new. */
const newForDays = 7;

/**
 * Writes a message, and tells the others of it.
 * @throws {Problem} `not-found`, also for a stranger’s; `move-not-allowed`, `too-many-requests`
 */
export async function writeMessage(
  command: Command,
  id: number,
  { text }: MessageForm,
): Promise<{ id: number }> {
  const { transaction, by, at } = command;
  const conversation = await findOpen(command, id);
  await requireAllowance(command);
  // Whoever writes waits here for others who do, so that numbers follow the order in which messages can be read.
  await execute(transaction)`
    insert into conversations (id, student_id, company_id, last_message_id, last_message_at)
    values (${id}, ${conversation.studentId}, ${conversation.companyId}, 0, ${at})
    on conflict (id) do update
      set last_message_at = greatest(conversations.last_message_at, excluded.last_message_at)`;
  const concerned = toldOf(conversation, by);
  const [event] = await keepEvents(command, [{ kind: 'wrote', aboutId: id, facts: {}, concerned }]);
  const { id: message } = event!;
  await execute(transaction)`
    insert into conversation_messages (id, conversation_id, account_id, text)
    values (${message}, ${id}, ${by.accountId}, ${text})`;
  await execute(transaction)`
    update conversations set last_message_id = ${message} where id = ${id}`;
  await noteRead(command, id, message);
  await replaceNews(command, id, Object.values(concerned).flat());
  await tellEvents(command, [event!]);
  await announce(command, conversation);
  return { id: message };
}

/** Colleagues of a writer read the message when they open the conversation. */
function toldOf(conversation: KnownConversation, by: Person) {
  const { student, company, supervisor } = readersOf(conversation);
  return {
    student: by.role === 'Student' ? [] : student,
    company: by.role === 'Company' ? [] : company,
    supervisor: by.role === 'Faculty' ? [] : supervisor,
  };
}

/**
 * Changes one's own message while it is new.
 * @throws {Problem} `not-found`, also for somebody else's; `move-not-allowed`
 */
export async function editMessage(
  command: Command,
  id: number,
  message: number,
  { text }: MessageForm,
): Promise<void> {
  const { transaction, at } = command;
  const conversation = await findOpen(command, id);
  const written = await lockOwnMessage(command, id, message);
  if (!isEditable(written, at))
    throw new Problem('move-not-allowed', 'This message can no longer be changed. Write another.');
  if (written.text === text) return;
  await execute(transaction)`
    update conversation_messages set text = ${text}, edited_at = ${at} where id = ${message}`;
  await announce(command, conversation);
}

/** Takes back one's own message: its words are deleted, that it was there is not. @throws {Problem} `not-found`, also for somebody else's */
export async function takeBackMessage(
  command: Command,
  id: number,
  message: number,
): Promise<void> {
  const { transaction, at, by } = command;
  const conversation = await findConversation(transaction, id, by);
  await lockOwnMessage(command, id, message);
  await execute(transaction)`
    update conversation_messages set text = '', taken_back_at = coalesce(taken_back_at, ${at}) where id = ${message}`;
  await announce(command, conversation);
}

/** @throws {Problem} `not-found`, also for a stranger’s; `move-not-allowed` */
async function findOpen({ transaction, by }: Command, id: number): Promise<KnownConversation> {
  const conversation = await findConversation(transaction, id, by);
  const obstacle = obstacleToWrite(conversation.status);
  if (obstacle) throw new Problem('move-not-allowed', obstacle);
  return conversation;
}

/** @throws {Problem} `too-many-requests` */
async function requireAllowance({ transaction, by, at, codeKey }: Command): Promise<void> {
  const created = await firstValue<Date>(transaction)`
    select created_at from accounts where id = ${by.accountId}`;
  const isNew = created !== null && at.getTime() - created.getTime() < newForDays * dayMs;
  const kind = isNew ? 'first messages' : 'messages';
  if (
    !(await takeAllowance(transaction, kind, addressHash(codeKey, `account ${by.accountId}`), at))
  )
    throw new Problem(
      'too-many-requests',
      'You have written many messages in a short time. Go on in an hour.',
    );
}

interface Written {
  readonly at: string;
  readonly text: string;
  readonly isTakenBack: boolean;
}

/** @throws {Problem} `not-found`, also for somebody else's */
async function lockOwnMessage({ transaction, by }: Command, id: number, message: number) {
  return orNotFound(
    await firstRow<Written>(transaction)`
      select ${asInstant(sql`e.at`)} as at, m.text, m.taken_back_at is not null as "isTakenBack"
      from conversation_messages m join events e on e.id = m.id
      where m.id = ${message} and m.conversation_id = ${id} and m.account_id = ${by.accountId} for update of m`,
  );
}

/** Tells the open pages of everybody who follows or has opened it. */
async function announce({ transaction }: Command, conversation: KnownConversation): Promise<void> {
  const { student, company, supervisor } = readersOf(conversation);
  await execute(transaction)`
    select announce(account_id::text, 'conversations', ${conversation.id}) from (
      select unnest(${[...student, ...company, ...supervisor]}::bigint[]) as account_id
      union select account_id from conversation_reads where conversation_id = ${conversation.id}) readers`;
}
