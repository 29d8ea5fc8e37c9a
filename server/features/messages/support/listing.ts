import { sql } from 'kysely';
import type * as v from 'valibot';
import type { listMessages, SupportMessage } from '../../../../src/contract/messages/support.ts';
import type { MessageNames } from '../../../../src/words/messages/news.ts';
import type { Person } from '../../../platform/calls/person.ts';
import { versionOf } from '../../../platform/database/columns.ts';
import { asInstant } from '../../../platform/database/expressions.ts';
import type { Database } from '../../../platform/database/open.ts';
import { type Listing, searchedIn } from '../../../platform/database/paged.ts';
import { firstRow } from '../../../platform/database/rows.ts';
import { namesBy } from '../../../platform/events/told.ts';

export const decidedColumns = { state: 'state', assignedTo: 'assigned_to', note: 'note' };

const columns = sql<SupportMessage>`
  m.id, m.name, m.email, m.subject, m.message, ${asInstant(sql`m.received_at`)} as "receivedAt", m.state, m.note,
  ${versionOf(decidedColumns, 'm')},
  case when a.id is not null then json_build_object('id', a.id, 'name', a.admin_name) end as "assignedTo",
  coalesce((
    select json_agg(json_build_object('at', ${asInstant(sql`r.at`)}, 'by', r.by_name, 'message', r.message) order by r.at, r.id)
    from message_replies r where r.message_id = m.id), '[]') as replies`;
const joins = sql`left join accounts a on a.id = m.assigned_to`;

type Query = v.InferOutput<(typeof listMessages)['query']>;

/** The newest first unless sorted otherwise. */
export const messageListing: Listing<SupportMessage, Query & Pick<Person, 'accountId'>> = {
  table: sql`contact_messages m`,
  key: sql`m.id`,
  columns,
  joins,
  filters: ({ state, mine, searchText, accountId }) => [
    state && sql`m.state = ${state}`,
    mine && sql`m.assigned_to = ${accountId}`,
    searchText && searchedIn(sql`m.search`, searchText),
  ],
  orders: {
    receivedAt: sql`m.received_at`,
    subject: sql`m.subject collate reading`,
    name: sql`m.name collate reading`,
  },
  newestBy: 'receivedAt',
};

export const findMessage = (db: Database, id: number) =>
  firstRow<SupportMessage>(db)`
    select ${columns} from contact_messages m ${joins} where m.id = ${id}`;

/** The names that events of messages are told with. */
export const messageNames = namesBy<MessageNames>(
  sql`select m.id, m.name, m.subject from contact_messages m where m.id`,
);
