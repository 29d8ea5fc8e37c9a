import * as v from 'valibot';
import type { TableQuery } from '../../../api/tables/asked.ts';
import { addressWith, page, pageSize, type Search, text } from '../../ui/navigation/search.ts';
import type { TableDefinition, TableFilter } from './definition.ts';

/** The page sizes a table offers. */
export const tablePageSizes = [10, 25, 50, 100] as const;

const inAddress = v.object({
  search: text(100),
  sort: text(100),
  page,
  pageSize: pageSize(tablePageSizes, tablePageSizes[0]),
});

/** Parses the query in an address, with defaults for absent and wrong parts. */
export function queryFrom(
  search: Search,
  { columns, filters }: Pick<TableDefinition<object>, 'columns' | 'filters'>,
): TableQuery {
  const { search: searchText, sort, ...paging } = v.parse(inAddress, search);
  const isKnown = ({ name, options }: TableFilter) =>
    options.some(({ value }) => value === search[name]);
  return {
    searchText,
    sort: columns.some(({ id, isSorted }) => isSorted && id === sort.replace(/^-/, '')) ? sort : '',
    filters: Object.fromEntries(
      filters.filter(isKnown).map(({ name }) => [name, search[name] ?? '']),
    ),
    ...paging,
  };
}

/** The address that shows this part of a table. */
export const addressOf = (path: string, { searchText, filters, ...query }: TableQuery): string =>
  addressWith(path, { search: searchText, ...filters, ...query }, { pageSize: tablePageSizes[0] });

/** Labels of the active search and filters; empty if there are none. */
export function narrowedBy(
  filters: readonly TableFilter[],
  { searchText, filters: chosen }: TableQuery,
): string[] {
  const words = filters.flatMap(({ name, options }) =>
    options.filter(({ value }) => value === chosen[name]).map(({ label }) => label),
  );
  return searchText === '' ? words : [`“${searchText}”`, ...words];
}
