import type { CallOf, Endpoint, ReplyOf } from '../../contract/endpoint.ts';
import { asSearched } from '../../contract/typed/as-searched.ts';
import { callPage } from '../client.ts';
import { type ListPage, pageOf } from '../read/page.ts';

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

/** A table's query. Empty text means no filter. */
export interface TableQuery {
  readonly searchText: string;
  /** A column, with `-` before it downwards. */
  readonly sort: string;
  /** By the filter's name. */
  readonly filters: Readonly<Record<string, string>>;
  readonly page: number;
  readonly pageSize: number;
}

/** True if a search or filter narrows the table. */
export const isNarrowed = ({ searchText, filters }: TableQuery): boolean =>
  searchText !== '' || Object.values(filters).some((value) => value !== '');

/** True if both find the same rows, on any page. */
export const findsTheSame = (one: TableQuery, other: TableQuery): boolean =>
  one.searchText === other.searchText &&
  [...Object.keys(one.filters), ...Object.keys(other.filters)].every(
    (name) => (one.filters[name] ?? '') === (other.filters[name] ?? ''),
  );

type AnyRow = Readonly<Record<string, unknown>>;

/** Applies a table's query to a whole list, for lists that arrive unfiltered. */
export function narrowed<Any extends object>(
  rows: readonly Any[],
  { searchText, sort, filters }: Pick<TableQuery, 'searchText' | 'sort' | 'filters'>,
  searched: readonly string[] | null = null,
): readonly Any[] {
  const text = asSearched(searchText.trim());
  const found = (rows as readonly AnyRow[]).filter(
    (row) => holdsText(row, text, searched ?? Object.keys(row)) && passes(row, filters),
  );
  if (sort === '') return found as readonly Any[];
  const column = sort.replace(/^-/, '');
  const way = sort.startsWith('-') ? -1 : 1;
  return found.toSorted((one, other) => way * order(one[column], other[column])) as readonly Any[];
}

const holdsText = (row: AnyRow, text: string, columns: readonly string[]): boolean =>
  columns.some((column) => asSearched(String(row[column] ?? '')).includes(text));

const passes = (row: AnyRow, filters: TableQuery['filters']): boolean =>
  Object.entries(filters).every(
    ([name, value]) => value === '' || String(row[name] ?? '') === value,
  );

const order = (one: unknown, other: unknown): number =>
  typeof one === 'number' && typeof other === 'number'
    ? one - other
    : String(one ?? '').localeCompare(String(other ?? ''), 'en', { numeric: true });
