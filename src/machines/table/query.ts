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
