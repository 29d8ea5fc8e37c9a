import type { TableQuery } from '../../../api/tables/asked.ts';
import type { TableFilter } from './definition.ts';

/** What narrows a table, in the words of its search and filters; nothing where it shows all. */
export function narrowedBy(
  filters: readonly TableFilter[],
  { searchText, filters: chosen }: TableQuery,
): string[] {
  const words = filters.flatMap(({ name, options }) =>
    options.filter(({ value }) => value === chosen[name]).map(({ label }) => label),
  );
  return searchText === '' ? words : [`“${searchText}”`, ...words];
}
