import { timeNow } from '../../session/clock.ts';
import { ApiProblem } from '../problem.ts';
import { type ListPage, pageOf } from '../read/page.ts';
import type { TableQuery } from '../tables/asked.ts';
import { narrowed } from '../tables/asked.ts';
import { csvOf } from '../tables/csv.ts';
import type { Change } from '../tables/source.ts';
import { type SampleRow, sampleRows } from './rows.ts';
import type { SampleTable } from './sample-table.ts';

/** The rows as they are now: changed in the page, and as before once it is loaded again. */
const tables = structuredClone(sampleRows) as Record<SampleTable, SampleRow[]>;

const columns: Record<SampleTable, readonly string[]> = {
  admins: ['id', 'name', 'email', 'role', 'createdAt'],
  companies: ['id', 'name', 'recruiter', 'email', 'industry', 'size'],
  projects: ['id', 'title', 'description', 'technology', 'status'],
  statuses: ['id', 'projectTitle', 'title', 'remarks', 'updatedAt'],
};

const cellOf = (row: SampleRow, column: string): string | number => {
  const value = row[column];
  return typeof value === 'number' ? value : String(value ?? '');
};

const matching = (table: SampleTable, query: TableQuery): readonly SampleRow[] =>
  narrowed(tables[table], query, columns[table]);

export const list = (table: SampleTable, query: TableQuery): ListPage<SampleRow> =>
  pageOf({ rows: matching(table, query), total: null }, query);

/** The next id is the highest there is and 1, or 1 where there is none. */
export const nextId = (rows: readonly { readonly id: number }[]): number =>
  rows.reduce((highest, { id }) => Math.max(highest, id), 0) + 1;

/** Adds the times of a row, which nobody types. */
function stamped(table: SampleTable, form: object, now: Date): object {
  if (table === 'statuses') return { ...form, updatedAt: now.toISOString() };
  // The dialog's form has the project's status beside the project.
  if ('project' in form) {
    const { project, status } = form as { project: object; status: string };
    return { ...project, status };
  }
  return form;
}

export function add(table: SampleTable, form: object): SampleRow {
  const now = timeNow();
  const id = nextId(tables[table]);
  const made = table === 'admins' ? { createdAt: now.toISOString(), state: 'active' } : {};
  const row = { ...made, ...stamped(table, form, now), id } as SampleRow;
  tables[table].push(row);
  return row;
}

export function change(table: SampleTable, { id, form }: Change & { id: number }): SampleRow {
  const old = tables[table].find((row) => row.id === id);
  if (!old) throw new ApiProblem(404, 'not-found', 'This no longer exists.');
  const row = { ...old, ...stamped(table, form, timeNow()), id } as SampleRow;
  tables[table] = tables[table].map((one) => (one === old ? row : one));
  return row;
}

export function remove(table: SampleTable, id: number): void {
  tables[table] = tables[table].filter((row) => row.id !== id);
}

export const exportAll = (table: SampleTable, query: TableQuery): Promise<Blob> =>
  csvOf(
    matching(table, query),
    columns[table].map((name) => ({ name, of: (row: SampleRow) => cellOf(row, name) })),
  );
