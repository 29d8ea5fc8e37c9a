import type { ListPage } from '../../api/reader/page.ts';
import { type Read, readPage } from '../../api/reader/read.ts';
import { endpoints } from '../../contract/endpoints.ts';
import type { Project } from '../../contract/projects/projects.ts';
import { wholeProject } from '../calls/original-api.ts';
import { type BrowseFilters, queryOf } from './browse-filters.ts';

/** The projects these filters leave, as students browse them: completed ones are hidden, unless they were saved. */
export const browsedProjects = (filters: BrowseFilters): Read<ListPage<Project>> =>
  readPage(endpoints.listProjects, { query: queryOf(filters) }, filters, {
    as: wholeProject,
    // The original API lists whatever there is.
    shown: ({ status, saved }) =>
      (filters.savedOnly ? saved !== null : status !== 'Completed') &&
      (!filters.openOnly || status === 'pending'),
  });

/** The page with one project as it is since its student did something about it. */
export const withProject =
  (pid: number, since: Pick<Project, 'applied'> | Pick<Project, 'saved'>) =>
  (page: ListPage<Project>): ListPage<Project> => ({
    ...page,
    rows: page.rows.map((one) => (one.pid === pid ? { ...one, ...since } : one)),
  });
