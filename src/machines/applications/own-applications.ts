import { read, readPage, readPages } from '../../api/reader/read.ts';
import { type Application, editsAtMost } from '../../contract/applications/applications.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { maxPageSize } from '../../contract/paging.ts';
import { wholeApplication } from '../calls/original-api.ts';

/**
 * All of a student's applications, newest first: counting, filtering and ordering need them together. A
 * thousand are more than anybody sends.
 */
export const ownApplications = (studentId: number) =>
  readPages(
    endpoints.listOwnApplications,
    { params: { studentId } },
    { pages: 10, pageSize: maxPageSize },
    { idOf: ({ applicationId }) => applicationId, as: wholeApplication },
  );

/** One application in full. */
export const applicationInFull = (id: number) => read(endpoints.getApplication, { params: { id } });

/** What an application said before each edit, the newest first; there are no more. */
export const earlierVersionsOf = (id: number) =>
  readPage(endpoints.listEarlierVersions, { params: { id } }, { page: 1, pageSize: editsAtMost });

interface List {
  readonly rows: readonly Application[];
  readonly total: number;
}

/** The list with one application as it is now. */
export const withApplication =
  (now: Application) =>
  (list: List): List => ({
    ...list,
    rows: list.rows.map((one) => (one.applicationId === now.applicationId ? now : one)),
  });

/** The list in the student's order: numbers of applications, the first choice first. */
export const withPreferences =
  (order: readonly number[]) =>
  (list: List): List => ({
    ...list,
    rows: list.rows.map((one) => ({
      ...one,
      preference: order.indexOf(one.applicationId) + 1 || null,
    })),
  });
