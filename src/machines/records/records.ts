import { read, readPage, readPages } from '../../api/reader/read.ts';
import { endpoints } from '../../contract/endpoints.ts';
import type { RecordKind } from '../../contract/reports/history.ts';

/** How many lines of what hangs on a record stand on a page, and how many of its history at first. */
export const linesPerPage = 10;

export const studentRecord = (id: number) => read(endpoints.getStudent, { params: { id } });
export const companyRecord = (id: number) => read(endpoints.getCompanyRecord, { params: { id } });

/** A student's applications, the newest first. */
export const applicationsOfStudent = (studentId: number, page: number) =>
  readPage(
    endpoints.listOwnApplications,
    { params: { studentId } },
    { page, pageSize: linesPerPage },
  );

/** A company's projects, drafts too, the newest first. */
export const projectsOfCompany = (companyId: number, page: number) =>
  readPage(
    endpoints.listProjects,
    { query: { companyId: String(companyId) } },
    { page, pageSize: linesPerPage },
  );

/** A project's applicants as its company sees them, who came first first. */
export const applicantsOfProject = (pid: number, page: number) =>
  readPage(endpoints.listApplicants, { params: { pid } }, { page, pageSize: linesPerPage });

/** What happened to a record, the newest first, as many pages of it as somebody has asked for. */
export const historyOf = (kind: RecordKind, id: number, pages: number) =>
  readPages(
    endpoints.listHistory,
    { params: { kind, id } },
    { pages, pageSize: linesPerPage },
    { idOf: (entry) => entry.id },
  );

/** The history of whatever record is shown. */
export const everyHistory = { queryKey: [endpoints.listHistory.path] } as const;
