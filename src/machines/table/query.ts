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

/** Whether anything but paging and order narrows the table. */
export const isNarrowed = ({ searchText, filters }: TableQuery): boolean =>
  searchText !== '' || Object.values(filters).some((value) => value !== '');

/** Whether both find the same rows, whichever page of them. */
export const findsTheSame = (one: TableQuery, other: TableQuery): boolean =>
  one.searchText === other.searchText &&
  [...Object.keys(one.filters), ...Object.keys(other.filters)].every(
    (name) => (one.filters[name] ?? '') === (other.filters[name] ?? ''),
  );
