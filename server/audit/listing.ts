import { type RawBuilder, sql } from 'kysely';
import type * as v from 'valibot';
import type { AuditEntry, exportAudit, listAudit } from '../../src/contract/audit.ts';
import type { Page } from '../../src/contract/paging.ts';
import { asInstant } from '../database/instant.ts';
import type { Database } from '../database/open.ts';
import { type Choice, everyRow, orderBy, pageOf, searchedIn } from '../database/paged.ts';

const columns = sql`
  l.id, ${asInstant(sql`l.at`)} as at, l.who, l.act, l.kind, l.subject_id as "subjectId", l.subject, l.before, l.after`;
const listing = { table: sql`audit_log l`, key: sql`l.id`, joins: sql``, columns };

const dayMs = 86_400_000;

type Wanted = v.InferOutput<(typeof exportAudit)['query']>;

/** Days are whole ones in UTC, both bounds included. */
function choiceOf({ searchText, kind, from, to, sort }: Wanted): Choice {
  const where: RawBuilder<unknown>[] = [];
  if (kind) where.push(sql`l.kind = ${kind}`);
  if (from) where.push(sql`l.at >= ${new Date(from)}`);
  if (to) where.push(sql`l.at < ${new Date(new Date(to).getTime() + dayMs)}`);
  if (searchText) where.push(searchedIn(sql`l.search`, searchText));
  const order = orderBy(sort, { at: sql`l.at` }, listing.key, '-at');
  return { where, order };
}

/** One page of the acts, the newest first unless sorted otherwise. */
export const listActs = (
  db: Database,
  wanted: v.InferOutput<(typeof listAudit)['query']>,
): Promise<Page<AuditEntry>> => pageOf(db, listing, choiceOf(wanted), wanted);

/** All acts of a list, in its order. */
export const everyAct = (db: Database, wanted: Wanted): AsyncGenerator<AuditEntry> =>
  everyRow(db, listing, choiceOf(wanted));
