import { assign, emit, fromPromise, type SnapshotFrom, setup } from 'xstate';
import { call, callPage } from '../api/client.ts';
import { endpoints } from '../contract/endpoints.ts';
import type { Project, ProjectStatus } from '../contract/projects.ts';
import { asBearer } from './bearer.ts';
import { type Failure, failureFrom } from './failure.ts';
import { projectMoves } from './lifecycle/moves.ts';
import { ended } from './lifecycle/project.ts';
import { type ListPage, lastPageOf, pageOf } from './page.ts';

export const projectsPerPage = 10;

/** A project, and the status its company wants to bring it to. */
export interface Course {
  readonly project: Project;
  readonly status: ProjectStatus;
}

const fetchProjects = fromPromise<ListPage<Project>, { readonly page: number }>(
  async ({ input: { page }, signal }) => {
    const paging = { page, pageSize: projectsPerPage };
    const query = {
      onlyCompanyProjects: 'true' as const,
      page: String(page),
      pageSize: String(paging.pageSize),
    };
    const answer = await asBearer((token) =>
      callPage(endpoints.listProjects, { query }, { token, signal }),
    );
    return pageOf(answer, paging);
  },
);

const move = fromPromise<Project, Course>(({ input: { project, status }, signal }) =>
  asBearer((token) =>
    call(
      endpoints.moveProject,
      { params: { id: project.pid }, body: { status } },
      { token, signal },
    ),
  ),
);

/** A company's own projects: listed by pages, moved along their lifecycle. An end is asked twice. */
export const companyProjectsMachine = setup({
  types: {
    input: {} as { page: number },
    context: {} as {
      page: number;
      list: ListPage<Project> | null;
      course: Course | null;
      failure: Failure | null;
    },
    events: {} as
      | { type: 'turn'; page: number }
      | { type: 'retry' }
      | { type: 'ask'; course: Course }
      | { type: 'confirm' }
      | { type: 'cancel' },
    emitted: {} as { type: 'moved'; project: Project },
    tags: {} as 'busy',
  },
  actors: { fetchProjects, move },
  guards: {
    isForbidden: (_, { project, status }: Course) =>
      !projectMoves(project.status, 'Company').includes(status),
    isEnd: (_, { status }: Course) => ended.includes(status as (typeof ended)[number]),
    /** Somebody else moved it first: what is shown is out of date. */
    isOvertaken: (_, failure: Failure) => failure.reason === 'move-not-allowed',
    isOtherPage: ({ context }, page: number) => context.page !== page,
    isPastTheEnd: ({ context }, { total }: ListPage<Project>) =>
      total > 0 && context.page > lastPageOf(total, projectsPerPage),
  },
  actions: {
    keepFailure: assign({ failure: (_, failure: Failure) => failure }),
    keepCourse: assign({ course: (_, course: Course) => course, failure: null }),
    replace: assign({
      list: ({ context: { list } }, moved: Project) =>
        list && { ...list, rows: list.rows.map((row) => (row.pid === moved.pid ? moved : row)) },
    }),
  },
}).createMachine({
  id: 'company-projects',
  context: ({ input }) => ({ ...input, list: null, course: null, failure: null }),
  initial: 'loading',
  on: {
    turn: {
      guard: { type: 'isOtherPage', params: ({ event }) => event.page },
      target: '.loading',
      actions: assign({ page: ({ event }) => event.page, failure: null }),
    },
  },
  states: {
    loading: {
      invoke: {
        src: 'fetchProjects',
        input: ({ context: { page } }) => ({ page }),
        onDone: [
          {
            guard: { type: 'isPastTheEnd', params: ({ event }) => event.output },
            target: 'loading',
            reenter: true,
            actions: assign({
              page: ({ event }) => lastPageOf(event.output.total, projectsPerPage),
            }),
          },
          { target: 'listed', actions: assign({ list: ({ event }) => event.output }) },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'keepFailure', params: ({ event }) => failureFrom(event.error) },
        },
      },
    },
    failed: { on: { retry: { target: 'loading', actions: assign({ failure: null }) } } },
    listed: {
      on: {
        ask: [
          { guard: { type: 'isForbidden', params: ({ event }) => event.course } },
          {
            guard: { type: 'isEnd', params: ({ event }) => event.course },
            target: 'confirming',
            actions: { type: 'keepCourse', params: ({ event }) => event.course },
          },
          {
            target: 'moving',
            actions: { type: 'keepCourse', params: ({ event }) => event.course },
          },
        ],
      },
    },
    confirming: {
      on: { confirm: 'moving', cancel: { target: 'listed', actions: assign({ course: null }) } },
    },
    moving: {
      tags: 'busy',
      invoke: {
        src: 'move',
        input: ({ context }) => context.course!,
        onDone: {
          target: 'listed',
          actions: [
            { type: 'replace', params: ({ event }) => event.output },
            emit(({ event }) => ({ type: 'moved', project: event.output })),
            assign({ course: null }),
          ],
        },
        onError: [
          {
            guard: { type: 'isOvertaken', params: ({ event }) => failureFrom(event.error) },
            target: 'loading',
            actions: { type: 'keepFailure', params: ({ event }) => failureFrom(event.error) },
          },
          {
            target: 'listed',
            actions: { type: 'keepFailure', params: ({ event }) => failureFrom(event.error) },
          },
        ],
      },
    },
  },
});

type Snapshot = SnapshotFrom<typeof companyProjectsMachine>;

/** Nothing has been listed yet. */
export const isFirstLoad = (snapshot: Snapshot): boolean =>
  snapshot.matches('loading') && snapshot.context.list === null;

/** The move that did not work, for the alert above the list. */
export const failedMove = ({ context: { list, failure } }: Snapshot): Failure | null =>
  list === null ? null : failure;

/** Where a project is being moved to right now. */
export const moveUnderWay = (snapshot: Snapshot, { pid }: Project): ProjectStatus | null => {
  const { course } = snapshot.context;
  return snapshot.hasTag('busy') && course?.project.pid === pid ? course.status : null;
};
