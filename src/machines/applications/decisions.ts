import { assign, emit, type SnapshotFrom, setup } from 'xstate';
import { call } from '../../api/client.ts';
import { type Failure, failureFrom } from '../../api/problem.ts';
import {
  type Applicant,
  type MoveOutcome,
  moveApplicants,
} from '../../contract/applications/applicants.ts';
import type { ApplicationEvent, MoveReason } from '../../contract/applications/moves.ts';
import { calling } from '../calls/calling.ts';
import { type Decision, split } from './bulk.ts';

/** Acts that commit nobody and can be undone. */
const unasked: readonly ApplicationEvent[] = ['shortlist', 'unshortlist'];

/** A decision that came back, row by row. */
export interface Decided {
  readonly decision: Decision;
  readonly outcomes: readonly MoveOutcome[];
}

const send = calling<readonly MoveOutcome[], Decision>(
  ({ input: { event, applicants, reason, note = '' } }) =>
    // Not aborted with the screen: what was decided is to happen.
    call(moveApplicants, {
      body: {
        moves: applicants.map(({ applicationId, version }) => ({
          applicationId,
          event,
          reason,
          note,
          version,
        })),
      },
    }),
);

/**
 * Sends a company's decisions to the server one after the other. Each shows at once; if the server
 * is not reached, it is reverted, kept, and can be sent again.
 *
 *     question: closed -ask→ open -confirm→ closed (taken)
 *               open -cancel→ closed
 *     line:     idle -a decision waits→ sending → idle
 *               sending -lost→ idle (kept, can be sent again)
 */
export const decisionsMachine = setup({
  types: {
    context: {} as {
      /** Waits for a yes or a reason. */
      asked: Decision | null;
      /** On its way, the first one right now. */
      underWay: readonly Decision[];
      /** Taken back, because it could not be sent. */
      unsent: readonly Decision[];
      failure: Failure | null;
      decided: Decided | null;
    },
    events: {} as
      | { type: 'decide'; decision: Decision }
      | {
          type: 'confirm';
          applicants: readonly Applicant[];
          reason?: MoveReason;
          note: string;
        }
      | { type: 'cancel' }
      | { type: 'retry' }
      | { type: 'leave' },
    emitted: {} as { type: 'decided' } & Decided,
  },
  actors: { send },
  guards: {
    isVain: (_, { event, applicants }: Decision) => split(applicants, event).able.length === 0,
    isAsked: (_, { event, applicants }: Decision) =>
      applicants.length > 1 || !unasked.includes(event),
    isWaiting: ({ context }) => context.underWay.length > 0,
  },
  actions: {
    ask: assign({ asked: (_, decision: Decision) => decision }),
    forget: assign({ asked: null }),
    take: assign(({ context }, decision: Decision) => ({
      asked: null,
      decided: null,
      underWay: [
        ...context.underWay,
        { ...decision, applicants: split(decision.applicants, decision.event).able },
      ],
    })),
    settle: assign(({ context: { underWay } }, outcomes: readonly MoveOutcome[]) => ({
      underWay: underWay.slice(1),
      decided: { decision: underWay[0]!, outcomes },
    })),
    takeBack: assign(({ context }, failure: Failure) => ({
      underWay: [],
      unsent: [...context.unsent, ...context.underWay],
      failure,
    })),
  },
}).createMachine({
  id: 'decisions',
  context: { asked: null, underWay: [], unsent: [], failure: null, decided: null },
  type: 'parallel',
  states: {
    question: {
      initial: 'closed',
      states: {
        closed: {
          on: {
            decide: [
              { guard: { type: 'isVain', params: ({ event }) => event.decision } },
              {
                guard: { type: 'isAsked', params: ({ event }) => event.decision },
                target: 'open',
                actions: { type: 'ask', params: ({ event }) => event.decision },
              },
              { actions: { type: 'take', params: ({ event }) => event.decision } },
            ],
          },
        },
        open: {
          on: {
            confirm: {
              target: 'closed',
              actions: {
                type: 'take',
                params: ({ context, event: { type: _, ...answer } }) => ({
                  event: context.asked!.event,
                  ...answer,
                }),
              },
            },
            cancel: { target: 'closed', actions: 'forget' },
          },
        },
      },
    },
    line: {
      initial: 'idle',
      on: { leave: { actions: assign({ unsent: [], failure: null, decided: null }) } },
      states: {
        idle: {
          always: { guard: 'isWaiting', target: 'sending' },
          on: {
            retry: {
              actions: assign({
                underWay: ({ context }) => context.unsent,
                unsent: [],
                failure: null,
              }),
            },
          },
        },
        sending: {
          invoke: {
            src: 'send',
            input: ({ context }) => context.underWay[0]!,
            onDone: {
              target: 'idle',
              actions: [
                emit(({ context, event }) => ({
                  type: 'decided' as const,
                  decision: context.underWay[0]!,
                  outcomes: event.output,
                })),
                { type: 'settle', params: ({ event }) => event.output },
              ],
            },
            onError: {
              target: 'idle',
              actions: { type: 'takeBack', params: ({ event }) => failureFrom(event.error) },
            },
          },
        },
      },
    },
  },
});

type Snapshot = SnapshotFrom<typeof decisionsMachine>;

export interface Report {
  readonly decision: Decision;
  /** Null while it is on its way. */
  readonly outcomes: readonly MoveOutcome[] | null;
}

/** Progress and outcome of a decision about several, and any failure about one; null for nothing. */
export function reportIn({ context: { underWay, decided } }: Snapshot): Report | null {
  const many = underWay.find(({ applicants }) => applicants.length > 1);
  if (many) return { decision: many, outcomes: null };
  const isTold =
    decided &&
    (decided.decision.applicants.length > 1 || decided.outcomes.some(({ problem }) => problem));
  return isTold ? decided : null;
}
