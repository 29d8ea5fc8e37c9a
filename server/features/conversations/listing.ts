import { type RawBuilder, sql } from 'kysely';
import type * as v from 'valibot';
import {
  type Conversation,
  excerptAtMost,
  type listConversations,
  unreadCountedAtMost,
} from '../../../src/contract/conversations/conversations.ts';
import type { Page } from '../../../src/contract/paging.ts';
import { excerptOf } from '../../../src/contract/words/excerpt.ts';
import { tookPart } from '../../../src/machines/lifecycle/application.ts';
import type { Person } from '../../platform/calls/person.ts';
import { pageWithTotal } from '../../platform/database/count-matching.ts';
import { asInstant, literals } from '../../platform/database/expressions.ts';
import type { Database } from '../../platform/database/open.ts';
import { limitsOf, searchedIn } from '../../platform/database/paged.ts';
import { allRows } from '../../platform/database/rows.ts';
import { mayChoose } from '../applications/rules.ts';
import { ownProjects } from '../projects/lock.ts';
import { leadOf, supervisors } from '../projects/team/lead.ts';
import { seenBy } from '../universities/students.ts';
import { writerNamed } from './names.ts';

type Query = v.InferOutput<typeof listConversations.query>;

/** Conversations with everything that is read beside them. */
const conversations = sql`conversations k
  join applications a on a.id = k.id join projects p on p.id = a.project_id
  join students s on s.id = k.student_id join companies c on c.id = k.company_id`;

/** The conversations a person takes part in, as `findConversation` decides for one. */
function within(person: Person): RawBuilder<unknown> {
  const { role, accountId, member } = person;
  switch (role) {
    case 'Student':
      return sql`k.student_id = ${accountId}`;
    case 'Company':
      return sql`k.company_id = ${member?.companyId ?? null} and ${ownProjects(person)}
        and (${mayChoose(person)}::boolean or a.status in (${literals(tookPart)}))`;
    case 'Faculty':
      return sql`a.academic_supervisor_id = ${accountId} and ${seenBy(accountId)}`;
    case 'Admin':
      return sql`false`;
  }
}

/** The newest message that a person has read; 0 before the first. */
const readUpTo = ({ accountId }: Person) => sql`coalesce((
  select r.message_id from conversation_reads r where r.conversation_id = k.id and r.account_id = ${accountId}), 0)`;

/** A company's conversations are followed by who leads or supervises the project, and by who has opened them. */
const isFollowed = ({ role, accountId }: Person): RawBuilder<unknown> =>
  role === 'Company'
    ? sql`(${leadOf} = ${accountId} or ${accountId} in (${supervisors}) or exists (
        select from conversation_reads r where r.conversation_id = k.id and r.account_id = ${accountId}))`
    : sql`true`;

/** Messages by others that a person has not read, counted so far. */
const unreadOf = (person: Person): RawBuilder<unknown> => sql`
  case when ${isFollowed(person)} then (
    select count(*)::int from (
      select from conversation_messages n where n.conversation_id = k.id and n.id > ${readUpTo(person)}
        and n.account_id is distinct from ${person.accountId} limit ${sql.lit(unreadCountedAtMost)}) n) else 0 end`;

/** What a conversation is about, and what of it is unread. */
export const headColumns = (person: Person) => sql`
  a.id, p.title as project, c.name as company, s.first_name || ' ' || s.last_name as student, a.status,
  ${unreadOf(person)} as unread`;

/** One page of a person's conversations, the newest message first. */
export async function listOfPerson(
  db: Database,
  person: Person,
  { searchText, ...part }: Query,
): Promise<Page<Conversation>> {
  const conditions = [within(person)];
  if (searchText !== '')
    conditions.push(sql`exists (
      select from conversation_messages n where n.conversation_id = k.id and ${searchedIn(sql`n.search`, searchText)})`);
  const where = sql.join(conditions, sql` and `);
  const rows = await allRows<Conversation>(db, 'each time')`
    select ${headColumns(person)}, json_build_object(
        'at', ${asInstant(sql`k.last_message_at`)}, 'by', ${writerNamed(sql`m.account_id`)},
        'isOwn', m.account_id is not distinct from ${person.accountId}, 'excerpt', m.text) as latest
    from ${conversations} join conversation_messages m on m.id = k.last_message_id
    where ${where} order by k.last_message_at desc, k.id desc ${limitsOf(part)}`;
  const shortened = rows.map(({ latest, ...row }) => ({
    ...row,
    latest: { ...latest, excerpt: excerptOf(latest.excerpt, excerptAtMost - 1) },
  }));
  return pageWithTotal(db, shortened, part, conversations, where);
}
