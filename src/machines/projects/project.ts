import { read, readPages } from '../../api/reader/read.ts';
import { endpoints } from '../../contract/endpoints.ts';

/** One project with its notes and its company's response time. */
export const projectInFull = (pid: number) => read(endpoints.getProject, { params: { pid } });

/** Where a project can go from here, and what each move would cause. Only its own company is told. */
export const movesOfProject = (pid: number) =>
  read(endpoints.listProjectMoves, { params: { pid } });

/** What an admin goes by who decides whether a project may open. */
export const reviewOf = (pid: number) => read(endpoints.getProjectReview, { params: { pid } });

const notesPerPage = 20;

/** A project's progress notes, newest first, as many pages of them as somebody has asked for. */
export const progressNotesOf = (pid: number, pages: number) =>
  readPages(
    endpoints.listStatusUpdates,
    { query: { projectId: String(pid) } },
    { pages, pageSize: notesPerPage },
    { idOf: ({ id }) => id },
  );
