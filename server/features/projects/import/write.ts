import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { toRow } from '../../../platform/database/columns.ts';
import type { Database } from '../../../platform/database/open.ts';
import { allRows, execute } from '../../../platform/database/rows.ts';
import { importedCompanies } from '../../companies/import.ts';
import { projectColumnOf } from '../columns.ts';
import type { Posting } from './posting.ts';

export interface Imported {
  readonly companiesCreated: number;
  readonly projectsAdded: number;
  readonly alreadyThere: number;
}

/** Rows written per statement: large enough to be fast, small enough to show progress. */
const chunkSize = 500;

/** Two postings with the same key are the same posting, so importing a file again adds nothing. */
const keyOf = ({ companyName, title, givenLink }: Posting): string =>
  createHash('sha256')
    .update(
      [companyName, title, givenLink].map((part) => part.normalize('NFC').toLowerCase()).join('\0'),
    )
    .digest('base64url');

/**
 * Writes postings in one transaction; companies are made as needed. The file's first row is the
 * newest. `onProgress` learns how many rows are done.
 */
export async function writePostings(
  db: Database,
  postings: readonly Posting[],
  now: Date,
  onProgress: (rows: number) => void = () => {},
): Promise<Imported> {
  return db.transaction().execute(async (transaction) => {
    const names = [...new Set(postings.map(({ companyName }) => companyName))];
    const companies = await importedCompanies(transaction, names, now);
    let added = 0;
    for (let start = 0; start < postings.length; start += chunkSize) {
      const chunk = postings.slice(start, start + chunkSize);
      const rows = chunk.map((posting, index) => ({
        posting,
        companyId: companies.idOf(posting.companyName),
        postedAt: new Date(now.getTime() - (start + index)),
      }));
      added += await writeChunk(transaction, rows);
      onProgress(start + chunk.length);
    }
    return {
      companiesCreated: companies.created,
      projectsAdded: added,
      alreadyThere: postings.length - added,
    };
  });
}

interface ImportedRow {
  readonly posting: Posting;
  readonly companyId: number;
  readonly postedAt: Date;
}

/** @returns how many were not there yet */
async function writeChunk(transaction: Database, rows: readonly ImportedRow[]): Promise<number> {
  const { deadline: _, places: __, termId: ___, draftedPlan: ____, ...columnOf } = projectColumnOf;
  const lines = rows.map(({ posting, companyId, postedAt }) => ({
    ...toRow(columnOf, posting),
    company_id: companyId,
    status: posting.status,
    posted_at: postedAt,
    import_key: keyOf(posting),
    places: 1,
  }));
  const columns = sql.join(Object.keys(lines[0]!).map((column) => sql.ref(column)));
  const inserted = await allRows(transaction)`
    with added as (
      insert into projects (${columns})
      select ${columns} from json_populate_recordset(null::projects, ${JSON.stringify(lines)}::text::json)
      on conflict (import_key) do nothing
      returning id, status, posted_at
    )
    insert into events (at, kind, about, about_id, facts)
    select posted_at, 'project moved', 'project', id, jsonb_build_object('from', null, 'to', status, 'reason', '') from added
    returning id`;
  return inserted.length;
}

/**
 * Makes a large import searchable quickly: counts the words of the table again and moves its titles from the trigram
 * index's waiting list into the index. The embedded database never does so by itself. Not within a transaction.
 */
export const settleProjects = (db: Database) => execute(db)`vacuum (analyze) projects`;
