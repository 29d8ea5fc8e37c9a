import {
  type Applicant,
  type ApplicantSort,
  countApplicants,
  exportApplicants,
  listApplicants,
  type MoveOutcome,
} from '../../contract/applications/applicants.ts';
import {
  type Application,
  editsAtMost,
  getApplication,
  listEarlierVersions,
  listOwnApplications,
} from '../../contract/applications/applications.ts';
import type { ApplicationStatus } from '../../contract/applications/moves.ts';
import { maxPageSize } from '../../contract/paging.ts';
import { sentResume } from '../../contract/students/resumes.ts';
import { download } from '../client.ts';
import { wholeApplication } from '../original-api.ts';
import { eachRow, type ListPage } from './page.ts';
import { type Read, read, readPage, readPages } from './read.ts';

/**
 * All of a student's applications, newest first: counting, filtering and ordering need them together. A
 * thousand are more than anybody sends.
 */
export const ownApplications = (studentId: number) =>
  readPages(
    listOwnApplications,
    { params: { studentId } },
    { pages: 10, pageSize: maxPageSize },
    { idOf: ({ applicationId }) => applicationId, as: wholeApplication },
  );

/** One application in full. */
export const applicationInFull = (id: number) => read(getApplication, { params: { id } });

/** All versions of an application before its edits, newest first. */
export const earlierVersionsOf = (id: number) =>
  readPage(listEarlierVersions, { params: { id } }, { page: 1, pageSize: editsAtMost });

/** The list with one application as it is now. */
export const withApplication = (now: Application) =>
  eachRow((one: Application) => (one.applicationId === now.applicationId ? now : one));

/** The list in the student's order: numbers of applications, the first choice first. */
export const withPreferences = (order: readonly number[]) =>
  eachRow((one: Application) => ({
    ...one,
    preference: order.indexOf(one.applicationId) + 1 || null,
  }));

/** As many as one answer carries: choosing needs them side by side. */
export const applicantsPerPage = maxPageSize;

/** Filters and order of the applicants. */
export interface ApplicantQuery {
  readonly status: ApplicationStatus | '';
  readonly sort: ApplicantSort;
  readonly searchText: string;
  readonly page: number;
}

/** May be limited to the students who took a place, whatever the outcome. */
export type ApplicantsAsked = ApplicantQuery & { readonly tookPart?: 'true' };

/** One page of a project's applicants. Only its own company may read them. */
export const applicantsOf = (
  pid: number,
  { page, ...query }: ApplicantsAsked,
): Read<ListPage<Applicant>> =>
  readPage(listApplicants, { params: { pid }, query }, { page, pageSize: applicantsPerPage });

export const applicantCounts = (pid: number) => read(countApplicants, { params: { pid } });

/** Exports the applicants of all pages. */
export const applicantsFile = (pid: number, { page: _, ...query }: ApplicantQuery): Promise<Blob> =>
  download(exportApplicants, { params: { pid }, query });

/**
 * Updates the page after these applications have moved; one that no longer matches the filter stays until the next
 * read.
 */
export function withOutcomes(outcomes: readonly MoveOutcome[]) {
  const outcomeOf = new Map(outcomes.map((outcome) => [outcome.applicationId, outcome]));
  return eachRow((row: Applicant) => {
    const { status, reachable } = outcomeOf.get(row.applicationId) ?? {};
    return status ? { ...row, status, ...reachable } : row;
  });
}

export const withNote = (applicationId: number, note: string) =>
  eachRow((row: Applicant) => (row.applicationId === applicationId ? { ...row, note } : row));

/** The page in the company's order: numbers of applications, the most wanted first. */
export const withRanking = (order: readonly number[]) =>
  eachRow((row: Applicant) => ({
    ...row,
    companyRank: order.indexOf(row.applicationId) + 1 || null,
  }));

/** The résumé that went with an application, or with an earlier version of it, as a file. */
export const downloadSentResume = (id: number, version?: number): Promise<Blob> =>
  download(sentResume, {
    params: { id },
    ...(version !== undefined && { query: { version: String(version) } }),
  });
