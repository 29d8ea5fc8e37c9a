/** The page sizes a table offers. */
export const tablePageSizes = [10, 25, 50, 100] as const;

/** What a table is asked for. An empty text asks for nothing. */
export interface TableQuery {
  readonly searchText: string;
  /** A column, with `-` before it downwards. */
  readonly sort: string;
  /** By the filter's name. */
  readonly filters: Readonly<Record<string, string>>;
  readonly page: number;
  readonly pageSize: number;
}

/** What a table can be asked for, beyond a text. */
export interface TableShape {
  readonly sortable: readonly string[];
  readonly filters: Readonly<Record<string, readonly string[]>>;
}

type Search = Readonly<Record<string, string>>;

/** What an address asks for; what it says wrongly or not at all is as usual. */
export function queryFrom(search: Search, { sortable, filters }: TableShape): TableQuery {
  const sort = search.sort ?? '';
  const pageSize = Number(search.pageSize);
  const known = Object.entries(filters).filter(([name, options]) =>
    options.includes(search[name] ?? ''),
  );
  return {
    searchText: (search.search ?? '').slice(0, 100),
    sort: sortable.includes(sort.replace(/^-/, '')) ? sort : '',
    filters: Object.fromEntries(known.map(([name]) => [name, search[name] ?? ''])),
    page: /^[1-9]\d{0,5}$/.test(search.page ?? '') ? Number(search.page) : 1,
    pageSize: (tablePageSizes as readonly number[]).includes(pageSize)
      ? pageSize
      : tablePageSizes[0],
  };
}

/** The address that shows this part of a table. */
export function addressOf(
  path: string,
  { searchText, sort, filters, page, pageSize }: TableQuery,
): string {
  const query = new URLSearchParams();
  if (searchText) query.set('search', searchText);
  for (const [name, value] of Object.entries(filters)) if (value) query.set(name, value);
  if (sort) query.set('sort', sort);
  if (page > 1) query.set('page', String(page));
  if (pageSize !== tablePageSizes[0]) query.set('pageSize', String(pageSize));
  const text = query.toString();
  return text ? `${path}?${text}` : path;
}

/** How a table is sorted by one of its columns. */
export function sortedBy(sort: string, column: string): 'ascending' | 'descending' | null {
  if (sort === column) return 'ascending';
  return sort === `-${column}` ? 'descending' : null;
}

/** What a press on a column's name asks for: upwards, then downwards, then as usual. */
export function sortAfter(sort: string, column: string): string {
  const sorted = sortedBy(sort, column);
  if (sorted === 'descending') return '';
  return sorted === 'ascending' ? `-${column}` : column;
}

/** Whether anything but paging and order narrows the table. */
export const isNarrowed = ({ searchText, filters }: TableQuery): boolean =>
  searchText !== '' || Object.values(filters).some((value) => value !== '');
