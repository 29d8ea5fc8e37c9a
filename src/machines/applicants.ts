import { assign, emit, fromPromise, type SnapshotFrom, setup } from 'xstate';
import { call, callPage } from '../api/client.ts';
import type { Applicant } from '../contract/applicants.ts';
import type { Application, ApplicationEvent, RejectionReason } from '../contract/applications.ts';
import { endpoints } from '../contract/endpoints.ts';
import type { Project } from '../contract/projects.ts';
import { asBearer } from './bearer.ts';
import { type Failure, failureFrom } from './failure.ts';
import { applicationMoves } from './lifecycle/moves.ts';
import { type ListPage, pageOf } from './page.ts';

export const applicantsPerPage = 20;

/** What the company does with an application; a rejection says why. */
export interface Decision {
  readonly applicant: Applicant;
  readonly event: ApplicationEvent;
  readonly reason?: RejectionReason;
  readonly note?: string;
}

type Where = { readonly pid: number; readonly page: number };

const findProject = fromPromise<Project, { readonly pid: number }>(({ input: { pid }, signal }) =>
  asBearer((token) => call(endpoints.getProject, { params: { pid } }, { token, signal })),
);

const fetchApplicants = fromPromise<ListPage<Applicant>, Where>(async ({ input, signal }) => {
  const paging = { page: input.page, pageSize: applicantsPerPage };
  const query = { page: String(paging.page), pageSize: String(paging.pageSize) };
  const answer = await asBearer((token) =>
    callPage(endpoints.listApplicants, { params: { pid: input.pid }, query }, { token, signal }),
  );
  return pageOf(answer, paging);
});

const decide = fromPromise<Application, Decision>(({ input: { applicant, ...body }, signal }) =>
  asBearer((token) =>
    call(
      endpoints.moveApplication,
      { params: { id: applicant.applicationId }, body },
      { token, signal },
    ),
  ),
);

/** One project's applicants and what the company decides about each. A rejection asks for its reason first. */
export const applicantsMachine = setup({
  types: {
    input: {} as Where,
    context: {} as Where & {
      project: Project | null;
      list: ListPage<Applicant> | null;
      decision: Decision | null;
      failure: Failure | null;
    },
    events: {} as
      | { type: 'turn'; page: number }
      | { type: 'retry' }
      | { type: 'decide'; decision: Decision }
      | { type: 'explain'; reason: RejectionReason; note: string }
      | { type: 'cancel' },
    emitted: {} as { type: 'moved'; application: Application },
    tags: {} as 'busy' | 'listed',
  },
  actors: { findProject, fetchApplicants, decide },
  guards: {
    isForbidden: (_, { applicant, event }: Decision) =>
      !applicationMoves(applicant.status, 'Company').includes(event),
    isRejection: (_, { event }: Decision) => event === 'reject',
    isMissing: (_, { reason }: Failure) => reason === 'not-found' || reason === 'forbidden',
    /** Somebody else, or another decision, came first: what is shown is out of date. */
    isOvertaken: (_, { reason }: Failure) =>
      reason === 'move-not-allowed' || reason === 'no-places-left',
    isOtherPage: ({ context }, page: number) => context.page !== page,
  },
  actions: {
    keepFailure: assign({ failure: (_, failure: Failure) => failure }),
    keepDecision: assign({ decision: (_, decision: Decision) => decision, failure: null }),
    replace: assign({
      list: ({ context: { list } }, moved: Application) =>
        list && {
          ...list,
          rows: list.rows.map((row) =>
            row.applicationId === moved.applicationId
              ? { ...row, status: moved.status, offerExpiresAt: moved.offerExpiresAt }
              : row,
          ),
        },
    }),
  },
}).createMachine({
  id: 'applicants',
  context: ({ input }) => ({ ...input, project: null, list: null, decision: null, failure: null }),
  initial: 'finding project',
  states: {
    'finding project': {
      invoke: {
        src: 'findProject',
        input: ({ context: { pid } }) => ({ pid }),
        onDone: { target: 'loading', actions: assign({ project: ({ event }) => event.output }) },
        onError: [
          {
            guard: { type: 'isMissing', params: ({ event }) => failureFrom(event.error) },
            target: 'missing',
          },
          { target: 'failed' },
        ],
      },
    },
    loading: {
      invoke: {
        src: 'fetchApplicants',
        input: ({ context: { pid, page } }) => ({ pid, page }),
        onDone: { target: 'listed', actions: assign({ list: ({ event }) => event.output }) },
        // A project may be seen by any company, its applicants only by its own.
        onError: [
          {
            guard: { type: 'isMissing', params: ({ event }) => failureFrom(event.error) },
            target: 'missing',
          },
          { target: 'failed' },
        ],
      },
    },
    missing: {},
    failed: { on: { retry: 'finding project' } },
    listed: {
      tags: 'listed',
      initial: 'idle',
      on: {
        decide: [
          { guard: { type: 'isForbidden', params: ({ event }) => event.decision } },
          {
            guard: { type: 'isRejection', params: ({ event }) => event.decision },
            target: 'explaining',
            actions: { type: 'keepDecision', params: ({ event }) => event.decision },
          },
          {
            target: 'deciding',
            actions: { type: 'keepDecision', params: ({ event }) => event.decision },
          },
        ],
        turn: {
          guard: { type: 'isOtherPage', params: ({ event }) => event.page },
          target: 'loading',
          actions: assign({ page: ({ event }) => event.page, failure: null }),
        },
      },
      states: {
        idle: {},
        /** A decision may have taken or freed a place. */
        'counting places': {
          invoke: {
            src: 'findProject',
            input: ({ context: { pid } }) => ({ pid }),
            onDone: { target: 'idle', actions: assign({ project: ({ event }) => event.output }) },
            onError: 'idle',
          },
        },
      },
    },
    explaining: {
      tags: 'listed',
      on: {
        explain: {
          target: 'deciding',
          actions: assign({
            decision: ({ context: { decision }, event: { reason, note } }) =>
              decision && { ...decision, reason, note },
          }),
        },
        cancel: { target: 'listed', actions: assign({ decision: null }) },
      },
    },
    deciding: {
      tags: ['busy', 'listed'],
      invoke: {
        src: 'decide',
        input: ({ context }) => context.decision!,
        onDone: {
          target: 'listed.counting places',
          actions: [
            { type: 'replace', params: ({ event }) => event.output },
            emit(({ event }) => ({ type: 'moved', application: event.output })),
            assign({ decision: null }),
          ],
        },
        onError: [
          {
            guard: { type: 'isOvertaken', params: ({ event }) => failureFrom(event.error) },
            target: 'finding project',
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

type Snapshot = SnapshotFrom<typeof applicantsMachine>;

/** Nothing has been listed yet. */
export const isFirstLoad = (snapshot: Snapshot): boolean =>
  snapshot.context.list === null && !snapshot.matches('failed') && !snapshot.matches('missing');

/** What is being decided about an application right now. */
export const decisionUnderWay = (
  snapshot: Snapshot,
  { applicationId }: Applicant,
): ApplicationEvent | null => {
  const { decision } = snapshot.context;
  const isThis = decision?.applicant.applicationId === applicationId;
  return snapshot.hasTag('busy') && isThis ? decision.event : null;
};
