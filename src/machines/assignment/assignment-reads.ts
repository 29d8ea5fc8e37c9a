import { download } from '../../api/client.ts';
import { type Read, read, readPage } from '../../api/reader/read.ts';
import type {
  AssignmentRun,
  AssignmentScope,
  ProposalKind,
} from '../../contract/assignments/assignment-run.ts';
import { endpoints } from '../../contract/endpoints.ts';

export const runsPerPage = 10;

/** The runs so far, the newest first. */
export const assignmentRuns = (page: number) =>
  readPage(endpoints.listAssignments, {}, { page, pageSize: runsPerPage });

const glance = 600;

/** One run, watched for as long as it is computed. */
export const assignmentRun = (id: number): Read<AssignmentRun> => ({
  ...read(endpoints.getAssignment, { params: { id } }),
  againAfter: ({ state }) => (state === 'proposing' ? glance : null),
});

export const studentsPerPage = 25;

export interface AssignedFilters {
  readonly runId: number;
  readonly kind: ProposalKind;
  readonly only: '' | 'unplaced' | 'not first' | 'differs';
  readonly searchText: string;
  readonly page: number;
}

/** The students of a proposal. */
export const assignedStudents = ({ runId, page, ...query }: AssignedFilters) =>
  readPage(
    endpoints.listAssignedStudents,
    { params: { id: runId }, query },
    { page, pageSize: studentsPerPage },
  );

/** A proposal's students as comma-separated values. */
export const assignedFile = (runId: number, kind: ProposalKind): Promise<Blob> =>
  download(endpoints.exportAssignment, { params: { id: runId }, query: { kind } });

interface Pair {
  readonly studentId: number;
  readonly projectId: number;
}
const pairOf = ({ studentId, projectId }: Pair): Pair => ({ studentId, projectId });

/** Who would take part in an assignment, and whether these pairs can be kept together and apart. */
export const assignmentPreview = (
  scope: AssignmentScope,
  { pins, exclusions }: { readonly pins: readonly Pair[]; readonly exclusions: readonly Pair[] },
) => ({
  ...read(endpoints.previewAssignment, {
    body: { ...scope, pins: pins.map(pairOf), exclusions: exclusions.map(pairOf) },
  }),
  isKept: () => true,
});
