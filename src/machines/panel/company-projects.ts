import { readPage } from '../../api/reader/read.ts';
import { endpoints } from '../../contract/endpoints.ts';
import type { ProjectStatus } from '../../contract/projects.ts';

export const projectsPerPage = 10;

/** Which of its projects a company looks at. */
export interface ProjectQuery {
  readonly status: ProjectStatus | '';
  readonly page: number;
}

/** A company's own projects, newest first. */
export const companyProjects = ({ status, page }: ProjectQuery) =>
  readPage(
    endpoints.listProjects,
    { query: { onlyCompanyProjects: 'true', status } },
    { page, pageSize: projectsPerPage },
  );
