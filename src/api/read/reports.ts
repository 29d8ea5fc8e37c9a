import { listApplicants } from '../../contract/applications/applicants.ts';
import { listOwnApplications } from '../../contract/applications/applications.ts';
import { firstCharacters } from '../../contract/characters.ts';
import { getCompanyRecord } from '../../contract/companies/managed-companies.ts';
import { listProjects } from '../../contract/projects/projects.ts';
import {
  type BulkAction,
  getBulkAction,
  listBulkActions,
} from '../../contract/reports/bulk-actions.ts';
import { type DeletableKind, listDeletions } from '../../contract/reports/deletions.ts';
import { listHistory, type RecordKind } from '../../contract/reports/history.ts';
import {
  type Found,
  getOverview,
  type ListedKind,
  listAttention,
  type Overview,
  search,
} from '../../contract/reports/overview.ts';
import {
  exportCodebook,
  exportReport,
  getReport,
  type Report,
  type ReportName,
  type ReportQuery,
} from '../../contract/reports/reports.ts';
import { getStudent } from '../../contract/students/managed-students.ts';
import { download } from '../client.ts';
import { failureFrom } from '../problem.ts';
import { isSample } from '../sample/origin.ts';
import { linesPerPage } from './page.ts';
import { type Read, read, readPage, readPages } from './read.ts';

/** A report with its days and grouping. */
export interface AskedReport extends Omit<ReportQuery, 'term'> {
  /** The number of a term, `none`, or empty for all. */
  readonly term: string;
  readonly name: ReportName;
}

/** One report. Another report has other columns, which must not show these figures meanwhile. */
export const reportOf = ({ name, ...query }: AskedReport): Read<Report> => ({
  ...read(getReport, { params: { name }, query }),
  isKept: (previous) => previous.name === name,
});

/** The report as comma-separated values. */
export const reportFile = ({ name, ...query }: AskedReport): Promise<Blob> =>
  download(exportReport, { params: { name }, query });

/** Explains each column, as comma-separated values. */
export const codebookFile = ({ name }: AskedReport): Promise<Blob> =>
  download(exportCodebook, { params: { name } });

/** Server error for one field of the period; null if it is correct. */
export function faultOf(error: Error | null, field: 'from' | 'to'): string | null {
  const fault = error && failureFrom(error).fields.find(({ path }) => path.endsWith(field));
  return fault?.message ?? null;
}

/** Figures of the programme, and the work that waits. */
export const programmeOverview: Read<Overview> = isSample
  ? {
      queryKey: ['sample overview'],
      queryFn: async () => (await import('../sample/overview.ts')).sampleOverview,
    }
  : read(getOverview, {});

export const attentionPerPage = 25;

/** One page of everything of a kind that needs attention, the most pressing first. */
export const attentionList = (kind: ListedKind, page: number) =>
  readPage(listAttention, { query: { kind } }, { page, pageSize: attentionPerPage });

/** True while there are no people and no projects. */
export const isBare = ({ companies, students, projects }: Overview): boolean =>
  companies.total + students.total + projects.total === 0;

/** Results of the top bar's search. Earlier results stay until these arrive. */
export const searchFor = (text: string): Read<readonly Found[]> => {
  const q = firstCharacters(text, 100);
  return {
    ...(isSample
      ? {
          queryKey: ['sample search', q],
          queryFn: async () => (await import('../sample/search.ts')).searchSample(q),
        }
      : read<typeof search, readonly Found[]>(search, { query: { q } })),
    isKept: () => true,
  };
};

/** Milliseconds between reads of an act on many while it is under way. */
const glance = 700;

export const isUnderWay = ({ state }: Pick<BulkAction, 'state'>): boolean =>
  state === 'running' || state === 'taking back';

/** From how many people on an act is shown first, and the acts of the last day. */
export const recentActs = {
  ...read(listBulkActions, {}),
  staleTime: 10_000,
  againAfter: ({ acts }) => (acts.some(isUnderWay) ? glance : null),
} satisfies Read<{ above: number; acts: readonly BulkAction[] }>;

/** One act, followed while it is under way. */
export const bulkActionRead = (id: number): Read<BulkAction> => ({
  ...read(getBulkAction, { params: { id } }),
  againAfter: (act) => (isUnderWay(act) ? glance : null),
});

/** Records deleted with these rows. Rows that nothing depends on are absent. */
export const deletionsOf = (kind: DeletableKind, ids: readonly number[]) =>
  read(listDeletions, { query: { kind, ids: ids.join(',') } });

export const studentRecord = (id: number) => read(getStudent, { params: { id } });
export const companyRecord = (id: number) => read(getCompanyRecord, { params: { id } });

/** A student's applications, the newest first. */
export const applicationsOfStudent = (studentId: number, page: number) =>
  readPage(listOwnApplications, { params: { studentId } }, { page, pageSize: linesPerPage });

/** A company's projects, drafts too, the newest first. */
export const projectsOfCompany = (companyId: number, page: number) =>
  readPage(
    listProjects,
    { query: { companyId: String(companyId) } },
    { page, pageSize: linesPerPage },
  );

/** A project's applicants as its company sees them, who came first first. */
export const applicantsOfProject = (pid: number, page: number) =>
  readPage(listApplicants, { params: { pid } }, { page, pageSize: linesPerPage });

/** A record's history, newest first, up to the pages asked for. */
export const historyOf = (kind: RecordKind, id: number, pages: number) =>
  readPages(
    listHistory,
    { params: { kind, id } },
    { pages, pageSize: linesPerPage },
    { idOf: (entry) => entry.id },
  );

/** Matches the history of every record, for a refresh. */
export const everyHistory = { queryKey: [listHistory.path] } as const;
