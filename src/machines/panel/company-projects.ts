import { read, readPage } from '../../api/reader/read.ts';
import { endpoints } from '../../contract/endpoints.ts';
import type { ProjectSort, ProjectStatus } from '../../contract/projects/projects.ts';

export const projectsPerPage = 10;

/** The orders a company can put its projects in. */
export const panelSorts = [
  'newest',
  'waiting',
  'deadline',
  'title',
] as const satisfies ProjectSort[];

/** Which of its projects a company looks at, and in which order. */
export interface ProjectQuery {
  readonly status: ProjectStatus | '';
  readonly searchText: string;
  /** The number of a term, `none`, or empty for all. */
  readonly term: string;
  readonly sort: (typeof panelSorts)[number];
  readonly page: number;
}

/** One page of a company's own projects. */
export const companyProjects = ({ page, ...query }: ProjectQuery) =>
  readPage(
    endpoints.listProjects,
    { query: { onlyCompanyProjects: 'true', ...query } },
    { page, pageSize: projectsPerPage },
  );

/** How many of them, in one term or in all, have each status. */
export const projectCounts = ({ term }: Pick<ProjectQuery, 'term'>) =>
  read(endpoints.countOwnProjects, { query: { term } });
