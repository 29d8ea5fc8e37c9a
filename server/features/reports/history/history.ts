import type { FastifyInstance } from 'fastify';
import { type RawBuilder, sql } from 'kysely';
import { endpoints } from '../../../../src/contract/endpoints.ts';
import { countedAtMost, type Page } from '../../../../src/contract/paging.ts';
import type { HistoryEntry, RecordKind } from '../../../../src/contract/reports/history.ts';
import { serve } from '../../../platform/calls/serve.ts';
import { pageWithTotal } from '../../../platform/database/count-matching.ts';
import { asInstant } from '../../../platform/database/expressions.ts';
import type { Database } from '../../../platform/database/open.ts';
import { limitsOf } from '../../../platform/database/paged.ts';
import { allRows } from '../../../platform/database/rows.ts';
import { sourcesOf } from './sources.ts';

type HistoryRow = Pick<HistoryEntry, 'id' | 'at' | 'by'> & { told: object };

const columns = sql`h (at, source, id, account_id, who, told)`;

/** At the same instant, the last one written comes first. */
const newestFirst = sql`order by h.at desc, h.source, h.id desc`;

/** Author by a familiar name. Admins appear by their address, as in the audit log. */
const actor = sql`
  case when coalesce(a.role, case when h.who is not null then 'Admin' end) is not null then json_build_object(
    'role', coalesce(a.role, 'Admin'),
    'name', coalesce(h.who, c.name, s.first_name || ' ' || s.last_name, a.email)) end`;

/** One page of what happened to a record, the newest first; nothing where there is no such record. */
async function readHistory(
  db: Database,
  { kind, id }: { kind: RecordKind; id: number },
  part: { page: number; pageSize: number },
): Promise<Page<HistoryEntry>> {
  // No source can give more to the pages up to this one than these hold.
  const enough = part.page * part.pageSize;
  const newest = sourcesOf[kind](id, enough).map(
    (source) => sql`(select * from (${source}) ${columns} ${newestFirst} limit ${sql.lit(enough)})`,
  );
  const rows = await allRows<HistoryRow>(db, 'each time')`
    select h.source || ' ' || h.id as id, ${asInstant(sql`h.at`)} as at, ${actor} as by, h.told
    from (
      select * from (${all(newest)}) ${columns} ${newestFirst} ${limitsOf(part)}
    ) h
      left join accounts a on a.id = h.account_id
      left join companies c on c.account_id = h.account_id
      left join students s on s.id = h.account_id
    ${newestFirst}`;
  const entries = rows.map(({ told, ...row }) => ({ ...row, ...told }) as HistoryEntry);
  const counted = sourcesOf[kind](id, countedAtMost + 1);
  return pageWithTotal(db, entries, part, sql`(${all(counted)}) h`, sql`true`);
}

const all = (parts: readonly RawBuilder<unknown>[]) => sql.join(parts, sql` union all `);

export async function history(app: FastifyInstance) {
  serve(app, endpoints.listHistory, ({ params, query }, { reads }) =>
    readHistory(reads, params, query),
  );
}
