import { callPage } from '../../api/client.ts';
import { type ListPage, pageOf } from '../../api/reader/page.ts';
import type { CallOf, Endpoint, ReplyOf } from '../../contract/endpoint.ts';
import { narrowed } from '../table/narrowed.ts';
import type { TableQuery } from '../table/query.ts';

/** A table's query as the lists of the server take it, without its paging. */
export const narrowing = ({ searchText, sort, filters }: TableQuery) => ({
  searchText,
  sort,
  ...filters,
});

/** One page of a list, for a table that asks the server. */
export async function pageFrom<E extends Endpoint>(
  endpoint: E,
  query: TableQuery,
  asked: object = narrowing(query),
  signal?: AbortSignal,
): Promise<ListPage<RowOf<E>>> {
  const { page, pageSize } = query;
  const input = { query: { ...asked, page: String(page), pageSize: String(pageSize) } };
  const answer = await callPage(endpoint, input as CallOf<E>, { ...(signal && { signal }) });
  // A list without a total came whole, and nobody has looked at what was asked for.
  const rows = answer.rows as readonly object[];
  const shown = answer.total === null ? narrowed(rows, query) : rows;
  return pageOf({ ...answer, rows: shown as readonly RowOf<E>[] }, query);
}

type RowOf<E extends Endpoint> = ReplyOf<E> extends readonly (infer Row)[] ? Row : never;

/** The most rows a file made in the page holds. */
const mostRows = 10_000;

/** Every row a query matches, page after page. */
export async function everyRow<Row extends object>(
  list: (query: TableQuery) => Promise<ListPage<Row>>,
  query: TableQuery,
): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (let page = 1; rows.length < mostRows; page++) {
    const { rows: more, total } = await list({ ...query, page, pageSize: 100 });
    rows.push(...more);
    if (more.length === 0 || rows.length >= total) break;
  }
  return rows;
}
