import { assign, fromPromise, type SnapshotFrom, setup } from 'xstate';
import { call, callPage } from '../../api/client.ts';
import type { Applicant, ApplicantSort, MoveOutcome } from '../../contract/applicants.ts';
import type { ApplicationStatus } from '../../contract/applications.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { maxPageSize } from '../../contract/paging.ts';
import type { ProjectDetail } from '../../contract/projects.ts';
import { asBearer } from '../calls/bearer.ts';
import { type Failure, failureFrom } from '../calls/failure.ts';
import { type NetworkEvent, watchNetwork } from '../calls/network.ts';
import { type ListPage, pageOf } from '../calls/page.ts';
import type { WrittenNote } from './applicant-notes.ts';

/** As many as one answer carries: choosing needs them side by side. */
export const applicantsPerPage = maxPageSize;

/** Which applicants are listed, and in which order. */
export interface ApplicantQuery {
  readonly status: ApplicationStatus | '';
  readonly sort: ApplicantSort;
  readonly searchText: string;
  readonly page: number;
}
export type Where = { readonly pid: number; readonly query: ApplicantQuery };
export interface Read {
  readonly project: ProjectDetail;
  readonly list: ListPage<Applicant>;
}

const findProject = fromPromise<ProjectDetail, { readonly pid: number }>(
  ({ input: { pid }, signal }) =>
    asBearer((token) => call(endpoints.getProject, { params: { pid } }, { token, signal })),
);

const read = fromPromise<Read, Where>(async ({ input: { pid, query }, signal }) => {
  const { status, sort, searchText, page } = query;
  const paging = { page, pageSize: applicantsPerPage };
  const asked = { status, sort, searchText, page: String(page), pageSize: String(paging.pageSize) };
  const [project, answer] = await Promise.all([
    asBearer((token) => call(endpoints.getProject, { params: { pid } }, { token, signal })),
    asBearer((token) =>
      callPage(endpoints.listApplicants, { params: { pid }, query: asked }, { token, signal }),
    ),
  ]);
  return { project, list: pageOf(answer, paging) };
});

/** One project's applicants as an address asks for them. What is decided about them comes from elsewhere. */
export const applicantsMachine = setup({
  types: {
    input: {} as Where,
    context: {} as Where & {
      project: ProjectDetail | null;
      list: ListPage<Applicant> | null;
      failure: Failure | null;
    },
    events: {} as
      | NetworkEvent
      | { type: 'look'; query: ApplicantQuery }
      | { type: 'retry' }
      | { type: 'refresh' }
      | { type: 'moved'; outcomes: readonly MoveOutcome[] }
      | ({ type: 'noted' } & WrittenNote)
      | { type: 'ranked'; order: readonly number[] },
  },
  actors: { read, findProject, watchNetwork },
  delays: { breath: 200 },
  guards: {
    isOther: ({ context }, query: ApplicantQuery) => !isSame(context.query, query),
    isTyped: ({ context }, query: ApplicantQuery) => context.query.searchText !== query.searchText,
    isMissing: (_, { reason }: Failure) => reason === 'not-found' || reason === 'forbidden',
  },
  actions: {
    keepQuery: assign({ query: (_, query: ApplicantQuery) => query, failure: null }),
    keepFailure: assign({ failure: (_, failure: Failure) => failure }),
    keepOutcomes: assign({
      list: ({ context: { list } }, outcomes: readonly MoveOutcome[]) =>
        changed(list, withOutcomes(outcomes)),
    }),
    keepNote: assign({
      list: ({ context: { list } }, { applicationId, note }: WrittenNote) =>
        changed(list, (row) => (row.applicationId === applicationId ? { ...row, note } : row)),
    }),
    keepOrder: assign({
      list: ({ context: { list } }, order: readonly number[]) =>
        changed(list, (row) => ({
          ...row,
          companyRank: order.indexOf(row.applicationId) + 1 || null,
        })),
    }),
  },
}).createMachine({
  id: 'applicants',
  context: ({ input }) => ({ ...input, project: null, list: null, failure: null }),
  initial: 'loading',
  invoke: { src: 'watchNetwork', onError: {} },
  on: {
    look: [
      {
        guard: { type: 'isTyped', params: ({ event }) => event.query },
        target: '.waiting',
        actions: { type: 'keepQuery', params: ({ event }) => event.query },
      },
      {
        guard: { type: 'isOther', params: ({ event }) => event.query },
        target: '.loading',
        actions: { type: 'keepQuery', params: ({ event }) => event.query },
      },
    ],
    refresh: '.loading',
    noted: { actions: { type: 'keepNote', params: ({ event }) => event } },
    ranked: { actions: { type: 'keepOrder', params: ({ event }) => event.order } },
  },
  states: {
    waiting: { after: { breath: 'loading' } },
    loading: {
      invoke: {
        src: 'read',
        input: ({ context: { pid, query } }) => ({ pid, query }),
        onDone: { target: 'listed', actions: assign(({ event }) => event.output) },
        // A project may be seen by any company, its applicants only by its own.
        onError: [
          {
            guard: { type: 'isMissing', params: ({ event }) => failureFrom(event.error) },
            target: 'missing',
          },
          {
            target: 'failed',
            actions: { type: 'keepFailure', params: ({ event }) => failureFrom(event.error) },
          },
        ],
      },
    },
    missing: {},
    failed: { on: { retry: 'loading', 'network back': 'loading' } },
    listed: {
      initial: 'current',
      on: {
        moved: {
          target: '.counting places',
          actions: { type: 'keepOutcomes', params: ({ event }) => event.outcomes },
        },
      },
      states: {
        current: {},
        /** A decision may have taken or freed a place. */
        'counting places': {
          invoke: {
            src: 'findProject',
            input: ({ context: { pid } }) => ({ pid }),
            onDone: {
              target: 'current',
              actions: assign({ project: ({ event }) => event.output }),
            },
            onError: 'current',
          },
        },
      },
    },
  },
});

const isSame = (one: ApplicantQuery, other: ApplicantQuery): boolean =>
  one.status === other.status &&
  one.sort === other.sort &&
  one.searchText === other.searchText &&
  one.page === other.page;

const changed = (list: ListPage<Applicant> | null, change: (row: Applicant) => Applicant) =>
  list && { ...list, rows: list.rows.map(change) };

function withOutcomes(outcomes: readonly MoveOutcome[]) {
  const now = new Map(outcomes.map(({ applicationId, status }) => [applicationId, status]));
  return (row: Applicant): Applicant => {
    const status = now.get(row.applicationId);
    return status ? { ...row, status } : row;
  };
}

type Snapshot = SnapshotFrom<typeof applicantsMachine>;

/** Nothing has been listed yet. */
export const isFirstLoad = (snapshot: Snapshot): boolean =>
  snapshot.context.list === null && !snapshot.matches('failed') && !snapshot.matches('missing');

/** What is listed answers an older question. */
export const isReading = (snapshot: Snapshot): boolean =>
  snapshot.matches('waiting') || snapshot.matches('loading');
