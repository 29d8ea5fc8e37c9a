import * as v from 'valibot';
import type { TableQuery } from '../../../api/tables/asked.ts';
import { addressWith, page, pageSize, type Search, text } from '../../ui/navigation/search.ts';

/** The page sizes a table offers. */
export const tablePageSizes = [10, 25, 50, 100] as const;

/** What a table can be asked for, beyond a text. */
export interface TableShape {
  readonly sortable: readonly string[];
  readonly filters: Readonly<Record<string, readonly string[]>>;
}

const inAddress = v.object({
  search: text(100),
  sort: text(100),
  page,
  pageSize: pageSize(tablePageSizes, tablePageSizes[0]),
});

/** What an address asks for; what it says wrongly or not at all is as usual. */
export function queryFrom(search: Search, { sortable, filters }: TableShape): TableQuery {
  const { search: searchText, sort, ...paging } = v.parse(inAddress, search);
  const known = Object.entries(filters).filter(([name, options]) =>
    options.includes(search[name] ?? ''),
  );
  return {
    searchText,
    sort: sortable.includes(sort.replace(/^-/, '')) ? sort : '',
    filters: Object.fromEntries(known.map(([name]) => [name, search[name] ?? ''])),
    ...paging,
  };
}

/** The address that shows this part of a table. */
export const addressOf = (path: string, { searchText, filters, ...query }: TableQuery): string =>
  addressWith(path, { search: searchText, ...filters, ...query }, { pageSize: tablePageSizes[0] });
