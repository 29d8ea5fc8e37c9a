import {
  listOpenProjects,
  listParticipants,
  type OpenProject,
  type Participant,
} from '../../contract/assignments/assignment-pins.ts';
import type {
  AssignmentRun,
  AssignmentScope,
  ProposalKind,
} from '../../contract/assignments/assignment-run.ts';
import {
  exportAssignment,
  getAssignment,
  listAssignedStudents,
  listAssignments,
  previewAssignment,
} from '../../contract/assignments/assignments.ts';
import { firstCharacters } from '../../contract/characters.ts';
import { download } from '../client.ts';
import { keepPrevious, type Read, read, readPage } from './read.ts';

export const runsPerPage = 10;

/** The runs so far, the newest first. */
export const assignmentRuns = (page: number) =>
  readPage(listAssignments, {}, { page, pageSize: runsPerPage });

const glance = 600;

/** One run, watched for as long as it is computed. */
export const assignmentRun = (id: number): Read<AssignmentRun> => ({
  ...read(getAssignment, { params: { id } }),
  againAfter: ({ state }) => (state === 'proposing' ? glance : null),
});

export const studentsPerPage = 25;

export interface AssignedFilters {
  readonly runId: number;
  readonly kind: ProposalKind;
  readonly only: '' | 'unplaced' | 'not first' | 'differs' | 'unordered';
  readonly searchText: string;
  readonly page: number;
}

/** The students of a proposal. */
export const assignedStudents = ({ runId, page, ...query }: AssignedFilters) =>
  readPage(
    listAssignedStudents,
    { params: { id: runId }, query },
    { page, pageSize: studentsPerPage },
  );

/** A proposal's students as comma-separated values. */
export const assignedFile = (runId: number, kind: ProposalKind): Promise<Blob> =>
  download(exportAssignment, { params: { id: runId }, query: { kind } });

interface Pair {
  readonly studentId: number;
  readonly projectId: number;
}
const pairOf = ({ studentId, projectId }: Pair): Pair => ({ studentId, projectId });

/** Students and projects that would take part, and errors of these pins and exclusions. */
export const assignmentPreview = (
  scope: AssignmentScope,
  { pins, exclusions }: { readonly pins: readonly Pair[]; readonly exclusions: readonly Pair[] },
) =>
  keepPrevious(
    read(previewAssignment, {
      body: { ...scope, pins: pins.map(pairOf), exclusions: exclusions.map(pairOf) },
    }),
  );

const between = ' · ';
/** A part of an option after it was chosen, or the typed text. */
const part = (typed: string, at: 0 | -1) =>
  firstCharacters(typed.split(between).at(at)?.trim() ?? '', 100);

/** Gives each its own name: namesakes get their numbers. */
function named<Row>(
  rows: readonly Row[],
  idOf: (row: Row) => number,
  nameOf: (row: Row) => readonly string[],
) {
  const names = rows.map((row) => nameOf(row).join(between));
  const isShared = (name: string) => names.indexOf(name) !== names.lastIndexOf(name);
  return {
    rows: rows.map((row, at) => {
      const [id, name] = [idOf(row), names[at]!];
      return { ...row, id, name: isShared(name) ? `${name}${between}${id}` : name };
    }),
  };
}

/** Projects that can take part, by title; the first ones before anything is typed. */
export const openProjectChoices = (typed: string) =>
  keepPrevious(
    read(
      listOpenProjects,
      { query: { searchText: part(typed, 0) } },
      (found: readonly OpenProject[]) =>
        named(
          found,
          ({ pid }) => pid,
          ({ title, companyName }) => [title, companyName],
        ),
    ),
  );

/** Students who can be assigned, by name or address, each with the projects they can get. */
export const participantChoices = (typed: string) =>
  keepPrevious(
    read(
      listParticipants,
      { query: { searchText: part(typed, -1) } },
      (found: readonly Participant[]) =>
        named(
          found.map(({ name, ...participant }) => ({ ...participant, student: name })),
          ({ studentId }) => studentId,
          ({ student, email }) => [student, email],
        ),
    ),
  );
export type ParticipantChoice = Awaited<
  ReturnType<ReturnType<typeof participantChoices>['queryFn']>
>['rows'][number];
