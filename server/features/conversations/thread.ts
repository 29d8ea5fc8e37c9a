import { sql } from 'kysely';
import type { Role } from '../../../src/contract/accounts/people.ts';
import { applicationEventKinds } from '../../../src/contract/applications/events.ts';
import {
  type Entry,
  entriesAtMost,
  type Message,
  type OpenConversation,
} from '../../../src/contract/conversations/conversations.ts';
import { conversationEvents } from '../../../src/contract/conversations/events.ts';
import { happenings } from '../../../src/contract/engagements/events.ts';
import { type EventAbout, listedKinds } from '../../../src/contract/events/event.ts';
import type { Person } from '../../platform/calls/person.ts';
import { asInstant, literals } from '../../platform/database/expressions.ts';
import type { Database } from '../../platform/database/open.ts';
import { allRows, firstRow } from '../../platform/database/rows.ts';
import { orNotFound } from '../../platform/http/problem.ts';
import { movesAmong } from '../applications/timeline.ts';
import { happeningsAmong } from '../engagements/events/history.ts';
import { findConversation } from './find.ts';
import { headColumns } from './listing.ts';
import { writerNamed } from './names.ts';

/**
 * A conversation with its newest entries, or those before one.
 * @param before the number of an entry
 * @throws {Problem} `not-found`, also for a stranger’s
 */
export async function readThread(
  db: Database,
  id: number,
  person: Person,
  before?: number,
): Promise<OpenConversation> {
  await findConversation(db, id, person);
  const [head, picked] = await Promise.all([
    readHead(db, id, person),
    pickEntries(db, id, person.role, before),
  ]);
  const shown = picked.slice(0, entriesAtMost);
  const among = (about: EventAbout) =>
    shown.filter((one) => one.about === about).map((one) => one.id);
  const [messages, moves, works] = await Promise.all([
    messagesAmong(db, among('conversation'), person),
    movesAmong(db, among('application')),
    happeningsAmong(db, among('engagement'), person.role),
  ]);
  const entries = new Map<number, Entry>();
  for (const one of messages) entries.set(one.id, { kind: 'message', ...one });
  for (const one of moves) entries.set(one.id, { kind: 'move', ...one });
  for (const one of works) entries.set(one.id, { kind: 'work', ...one });
  const inOrder = shown.toReversed().flatMap(({ id }) => entries.get(id) ?? []);
  return { ...orNotFound(head), entries: inOrder, hasEarlier: picked.length > shown.length };
}

const readHead = (db: Database, id: number, person: Person) =>
  firstRow<Omit<OpenConversation, 'entries' | 'hasEarlier'>>(db)`
    select ${headColumns(person)}, (
      select f.name from faculty f where f.account_id = a.academic_supervisor_id) as "academicSupervisor"
    from applications a join projects p on p.id = a.project_id join companies c on c.id = p.company_id
      join students s on s.id = a.student_id left join conversations k on k.id = a.id
    where a.id = ${id}`;

/** What stands between messages. Staff of a university do not read what was written with an application. */
const kindsFor = (role: Role) => [
  ...Object.keys(conversationEvents),
  ...(role === 'Faculty' ? [] : listedKinds(applicationEventKinds)),
  ...happenings,
];

/** The numbers of one more than the entries of an answer, newest first: each part of a thread by its index. */
const pickEntries = (db: Database, id: number, role: Role, before?: number) =>
  allRows<{ id: number; about: EventAbout }>(db)`
    select e.id, e.about from (values ('conversation'), ('application'), ('engagement')) as part (about)
      cross join lateral (
        select e.id, e.at, e.about from events e
        where e.about = part.about and e.about_id = ${id} and e.kind in (${literals(kindsFor(role))})
          ${before === undefined ? sql`` : sql`and (e.at, e.id) < (select b.at, b.id from events b where b.id = ${before})`}
        order by e.at desc, e.id desc limit ${sql.lit(entriesAtMost + 1)}) e
    order by e.at desc, e.id desc limit ${sql.lit(entriesAtMost + 1)}`;

const messagesAmong = (db: Database, ids: readonly number[], { accountId }: Person) =>
  allRows<Omit<Message, 'kind'>>(db)`
    select m.id, ${asInstant(sql`e.at`)} as at, ${writerNamed(sql`m.account_id`)} as by,
      m.account_id is not distinct from ${accountId} as "isOwn", m.text, ${asInstant(sql`m.edited_at`)} as "editedAt",
      m.taken_back_at is not null as "isTakenBack"
    from conversation_messages m join events e on e.id = m.id join applications a on a.id = m.conversation_id
      join projects p on p.id = a.project_id join companies c on c.id = p.company_id
    where m.id = any(${ids}::bigint[])`;
