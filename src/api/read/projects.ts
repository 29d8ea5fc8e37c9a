import { maxPageSize } from '../../contract/paging.ts';
import {
  countOwnProjects,
  getProject,
  listProjects,
  type ProjectSort,
} from '../../contract/projects/projects.ts';
import { getProjectReview, listProjectMoves } from '../../contract/projects/running-projects.ts';
import { skillsInText, suggestSkills } from '../../contract/projects/skills.ts';
import { listStatusUpdates } from '../../contract/projects/status-updates.ts';
import type { ProjectStatus } from '../../contract/projects/statuses.ts';
import { keepPrevious, type Read, read, readPage, readPages } from './read.ts';

/** One project with its notes and its company's response time. */
export const projectInFull = (pid: number) => read(getProject, { params: { pid } });

/** Next moves of a project, with their consequences. Only its own company may read them. */
export const movesOfProject = (pid: number) => read(listProjectMoves, { params: { pid } });

/** Facts for approving a project. */
export const reviewOf = (pid: number) => read(getProjectReview, { params: { pid } });

const notesPerPage = 20;

/** A project's progress notes, newest first, as many pages of them as somebody has asked for. */
export const progressNotesOf = (pid: number, pages: number) =>
  readPages(
    listStatusUpdates,
    { query: { projectId: String(pid) } },
    { pages, pageSize: notesPerPage },
    { idOf: ({ id }) => id },
  );

export const projectsPerPage = 10;

/** The orders a company can put its projects in. */
export const panelSorts = [
  'newest',
  'waiting',
  'deadline',
  'title',
] as const satisfies ProjectSort[];

/** Filters and order of a company's projects. */
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
    listProjects,
    { query: { onlyCompanyProjects: 'true', ...query } },
    { page, pageSize: projectsPerPage },
  );

export const projectCounts = ({ term }: Pick<ProjectQuery, 'term'>) =>
  read(countOwnProjects, { query: { term } });

/** A company's projects, those with the longest waiting applications first; nobody runs more than a hundred at once. */
export const waitingProjects = read(listProjects, {
  query: { onlyCompanyProjects: 'true', sort: 'waiting', pageSize: String(maxPageSize) },
});

/** Skills in use that begin with what is typed; those for fewer letters stay until they come. */
export const skillSuggestions = (searchText: string): Read<readonly string[]> =>
  keepPrevious(
    read(suggestSkills, { query: { searchText } }, (skills) => skills.map(({ label }) => label)),
  );

/** The skills in use that a text names. */
export const skillsNamedIn = (text: string): Read<readonly string[]> =>
  keepPrevious(read(skillsInText, { body: { text } }));

/** Suggests labels that begin with the text and are not chosen yet. */
export function offered(
  labels: readonly string[],
  text: string,
  chosen: readonly string[],
): readonly string[] {
  const taken = new Set(chosen.map((skill) => skill.toLowerCase()));
  const begin = text.trim().toLowerCase();
  return labels.filter((label) => {
    const lower = label.toLowerCase();
    return lower.startsWith(begin) && !taken.has(lower);
  });
}
