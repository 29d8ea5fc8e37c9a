import { type EngineeringType, engineeringTypes } from '../../../contract/people.ts';
import { type BrowseFilters, type PageSize, pageSizes } from '../../../machines/browse.ts';
import { screens } from '../screens.ts';

const usualPageSize = 6;

/** The filters an address asks for; what it says wrongly or not at all is as usual. */
export function filtersFrom(search: Readonly<Record<string, string>>): BrowseFilters {
  const engineering = search.engineering as EngineeringType;
  const pageSize = Number(search.pageSize) as PageSize;
  return {
    searchText: (search.search ?? '').slice(0, 200),
    engineering: engineeringTypes.includes(engineering) ? engineering : '',
    page: /^[1-9]\d{0,5}$/.test(search.page ?? '') ? Number(search.page) : 1,
    pageSize: pageSizes.includes(pageSize) ? pageSize : usualPageSize,
  };
}

/** The address that shows these filters, and over them the dialog of one project. */
export function addressOf(filters: BrowseFilters, project?: number): string {
  const query = new URLSearchParams();
  if (filters.searchText) query.set('search', filters.searchText);
  if (filters.engineering) query.set('engineering', filters.engineering);
  if (filters.page > 1) query.set('page', String(filters.page));
  if (filters.pageSize !== usualPageSize) query.set('pageSize', String(filters.pageSize));
  if (project) query.set('project', String(project));
  const text = query.toString();
  return text ? `${screens.dashboard}?${text}` : screens.dashboard;
}
