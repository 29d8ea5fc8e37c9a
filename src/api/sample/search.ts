import type { Found } from '../../contract/reports/overview.ts';
import type { TableQuery } from '../tables/asked.ts';
import { list } from './acts.ts';

const kinds = [
  { kind: 'company', table: 'companies', title: 'name', detail: 'email' },
  { kind: 'project', table: 'projects', title: 'title', detail: 'technology' },
  { kind: 'admin', table: 'admins', title: 'name', detail: 'email' },
] as const;

/** Sample rows that contain a text, a few of each kind. */
export function searchSample(searchText: string): Found[] {
  const query: TableQuery = { searchText, sort: '', filters: {}, page: 1, pageSize: 5 };
  return kinds.flatMap(({ kind, table, title, detail }) =>
    list(table, query).rows.map((row) => ({
      kind,
      id: row.id,
      title: String(row[title]),
      detail: String(row[detail]),
    })),
  );
}
