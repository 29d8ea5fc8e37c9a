import { read } from '../../api/reader/read.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { maxPageSize } from '../../contract/paging.ts';

/** A company's projects, those with the longest waiting applications first; nobody runs more than a hundred at once. */
export const waitingProjects = read(endpoints.listProjects, {
  query: { onlyCompanyProjects: 'true', sort: 'waiting', pageSize: String(maxPageSize) },
});
