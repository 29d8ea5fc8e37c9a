import { ApiProblem } from '../problem.ts';
import { eachRow, type ListPage, lastPageOf } from '../read/page.ts';
import type { Read } from '../read/read.ts';
import type { TableQuery } from './asked.ts';
import type { Change, TableSource } from './source.ts';

/** One page of a table; past its end, the last. */
export const tableRows = (source: TableSource, query: TableQuery): Read<ListPage<object>> => ({
  queryKey: ['table', source.noun, query],
  queryFn: async ({ signal }) => {
    const list = await source.list(query, signal);
    const last = lastPageOf(list.total, query.pageSize);
    return query.page > last ? source.list({ ...query, page: last }, signal) : list;
  },
  isKept: () => true,
});

/** The page with one row as it is now. */
export const withRow = (source: TableSource, row: object) =>
  eachRow((old: object) => (isSame(source, old, row) ? row : old));

/** True if two rows are the same. A row without a number is only the same as itself. */
export const isSame = (source: TableSource, one: object, other: object): boolean =>
  source.idOf(one) !== null && source.idOf(one) === source.idOf(other);

/** The rows as they are to be shown: with every change under way. */
export function shownRows(
  source: TableSource,
  rows: readonly object[],
  waiting: readonly Change[],
): readonly object[] {
  const patched = (row: object): object => {
    const patches = waiting.filter(({ id }) => id === source.idOf(row)).map(({ patch }) => patch);
    return patches.length === 0 ? row : Object.assign({}, row, ...patches);
  };
  return rows.map(patched);
}

/**
 * Makes a change where the row has its number.
 * @throws {ApiProblem} where it has none, or the change is refused
 */
export async function makeChange(source: TableSource, change: Change): Promise<object> {
  const { id } = change;
  if (id !== null) return source.change({ ...change, id });
  const { noun } = source;
  const said = `${noun.charAt(0).toUpperCase()}${noun.slice(1)} ID missing for update.`;
  console.error(said);
  throw new ApiProblem(0, 'unknown', said);
}
