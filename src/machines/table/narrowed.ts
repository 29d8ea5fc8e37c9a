import type { TableQuery } from './query.ts';

type Row = Readonly<Record<string, unknown>>;

/** Those of a whole list that a table is asked for, in its order: for lists nobody narrows before they come. */
export function narrowed<Any extends object>(
  rows: readonly Any[],
  { searchText, sort, filters }: Pick<TableQuery, 'searchText' | 'sort' | 'filters'>,
  searched: readonly string[] | null = null,
): readonly Any[] {
  const text = searchText.trim().toLowerCase();
  const found = (rows as readonly Row[]).filter(
    (row) => holdsText(row, text, searched ?? Object.keys(row)) && passes(row, filters),
  );
  if (sort === '') return found as readonly Any[];
  const column = sort.replace(/^-/, '');
  const way = sort.startsWith('-') ? -1 : 1;
  return found.toSorted((one, other) => way * order(one[column], other[column])) as readonly Any[];
}

const holdsText = (row: Row, text: string, columns: readonly string[]): boolean =>
  columns.some((column) =>
    String(row[column] ?? '')
      .toLowerCase()
      .includes(text),
  );

const passes = (row: Row, filters: TableQuery['filters']): boolean =>
  Object.entries(filters).every(
    ([name, value]) => value === '' || String(row[name] ?? '') === value,
  );

const order = (one: unknown, other: unknown): number =>
  typeof one === 'number' && typeof other === 'number'
    ? one - other
    : String(one ?? '').localeCompare(String(other ?? ''), 'en', { numeric: true });
