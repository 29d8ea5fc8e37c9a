import { callPage } from '../../api/client.ts';
import type { Read } from '../../api/reader/read.ts';
import { endpoints } from '../../contract/endpoints.ts';
import {
  type BrowseFilters,
  type Narrowing,
  narrowingsIn,
  queryOf,
  without,
} from './browse-filters.ts';

/** How many projects there would be without one of the filters; null while that is not known. */
export interface Loosening {
  readonly name: Narrowing;
  readonly total: number | null;
  readonly hasMore?: boolean;
}

/** Nothing matches: what leaving out each of the filters would give. */
export const loosenings = (filters: BrowseFilters): Read<readonly Loosening[]> => ({
  queryKey: ['loosenings', filters],
  queryFn: ({ signal }) =>
    Promise.all(
      narrowingsIn(filters).map(async (name) => {
        const query = { ...queryOf(without(filters, name)), page: '1', pageSize: '1' };
        const { rows, total, hasMore } = await callPage(
          endpoints.listProjects,
          { query },
          { signal },
        );
        return { name, total: total ?? rows.length, hasMore };
      }),
    ),
});

/** Each filter can be left out even where it is not known what that gives. */
export const uncounted = (filters: BrowseFilters): readonly Loosening[] =>
  narrowingsIn(filters).map((name) => ({ name, total: null }));
