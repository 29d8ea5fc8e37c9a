import { setup } from 'xstate';
import { type ApplicationDetail, editsAtMost } from '../../contract/applications/applications.ts';
import { definitions } from '../../contract/applications/definitions.ts';
import {
  type ApplicationEvent,
  type ApplicationStatus,
  applicationEvents,
  applicationStatuses,
} from '../../contract/applications/moves.ts';
import { afterMoveIn, type Mover, movers } from './mover.ts';

/**
 * Also includes the product's own moves and a university’s part. A student’s acceptance is `await` if their university
 * has the last word.
 */
type Move = {
  readonly type:
    | ApplicationEvent
    | 'complete'
    | 'not complete'
    | 'expire'
    | 'close'
    | 'await'
    | 'confirm'
    | 'refuse';
  readonly by: Mover;
};
export type ApplicationMove = Move['type'];

export const offerDays = 7;
export const offerOver = 'This offer has expired.';

/** An offer binds its company once its student has opened it. */
interface Offer {
  readonly status: ApplicationStatus;
  readonly offerOpened: boolean;
}

/**
 * True if the company's offer leaves it free to make this move. An opened offer holds until it is answered or ends, and
 * only an admin takes it back.
 */
export const isFreeTo = (move: ApplicationMove, { status, offerOpened }: Offer): boolean =>
  move !== 'reject' || status !== 'Offered' || !offerOpened;

/** States in which an offer is open: its student answers, or their university. */
export const openOffer = ['Offered', 'Awaiting university'] as const satisfies ApplicationStatus[];

/** States of those who have a place and have not left it: what was not completed may still become so, if objected to. */
export const placed = definitions.placed.statuses;

/** States that hold one of the project's places. */
export const placeHolding = [...openOffer, ...placed] as const satisfies ApplicationStatus[];

/** States in which an application is live: a student has at most one such per project. */
export const live = [
  'Under Review',
  'Shortlisted',
  'Offered',
  'Awaiting university',
  'Accepted',
] as const satisfies ApplicationStatus[];

/** States that wait for the company's word. */
export const awaitingCompany = [
  'Under Review',
  'Shortlisted',
] as const satisfies ApplicationStatus[];

/** States that the end of the project closes. */
export const closedWithProject = [
  ...awaitingCompany,
  'Awaiting university',
] as const satisfies ApplicationStatus[];

/** The states in which its student may edit an application: nobody has decided by what it says. */
const editable = ['Under Review'] as const satisfies ApplicationStatus[];

/** Explains why a student cannot edit an application; null if they can. */
export function obstacleToEdit({ status, edits }: Pick<ApplicationDetail, 'status' | 'edits'>) {
  if (!(editable as readonly ApplicationStatus[]).includes(status))
    return `This application is ${status}. It can be edited only while it is Under Review.`;
  if (edits >= editsAtMost)
    return `You have edited this application ${editsAtMost} times. It cannot be edited again.`;
  return null;
}

/** States of students who took a place, whatever the outcome. */
export const tookPart = [...placed, 'Ended early'] as const satisfies ApplicationStatus[];

/** States in which the company may write to the student. */
export const addressed = ['Shortlisted', ...placeHolding] as const satisfies ApplicationStatus[];

/** Moves that bring somebody nearer to a place; in a past term nobody makes them any more. */
const towardsPlace = [
  'unshortlist',
  'shortlist',
  'offer',
  'accept',
] as const satisfies ApplicationMove[];

/** True if a move ends a student's part. */
export const finishesPart = (move: ApplicationMove): boolean =>
  !(towardsPlace as readonly ApplicationMove[]).includes(move);

const reject = { guard: 'byProgramme', target: 'Rejected' } as const;
const withdraw = { guard: 'byStudent', target: 'Withdrawn' } as const;
const close = { guard: 'bySystem', target: 'Closed' } as const;
const expire = { guard: 'bySystem', target: 'Expired' } as const;
/** The engagement has come to it. */
const complete = { guard: 'bySystem', target: 'Completed' } as const;
const notComplete = { guard: 'bySystem', target: 'Not completed' } as const;
const offer = { guard: 'byProgramme', target: 'Offered' } as const;

/** The life of one application. Both the buttons and the server ask this machine. */
const applicationLifecycle = setup({
  types: { events: {} as Move },
  guards: movers,
}).createMachine({
  id: 'application',
  initial: 'Under Review',
  states: {
    'Under Review': {
      on: {
        shortlist: { guard: 'byProgramme', target: 'Shortlisted' },
        offer,
        reject,
        withdraw,
        close,
      },
    },
    Shortlisted: {
      on: {
        unshortlist: { guard: 'byProgramme', target: 'Under Review' },
        offer,
        reject,
        withdraw,
        close,
      },
    },
    Offered: {
      on: {
        accept: { guard: 'byStudent', target: 'Accepted' },
        await: { guard: 'byStudent', target: 'Awaiting university' },
        decline: { guard: 'byStudent', target: 'Declined' },
        expire,
        reject,
        withdraw,
      },
    },
    'Awaiting university': {
      on: {
        confirm: { guard: 'byUniversity', target: 'Accepted' },
        refuse: { guard: 'byUniversity', target: 'Declined' },
        expire,
        withdraw,
        close,
      },
    },
    Accepted: {
      on: {
        complete,
        'not complete': notComplete,
        end: { guard: 'byProgramme', target: 'Ended early' },
        withdraw,
      },
    },
    Declined: { type: 'final' },
    Expired: { type: 'final' },
    Rejected: { type: 'final' },
    Withdrawn: { type: 'final' },
    Closed: { type: 'final' },
    // An admin may decide otherwise after an objection.
    Completed: { on: { 'not complete': notComplete } },
    'Not completed': { on: { complete } },
    // The student has one answer, which moves nothing.
    'Ended early': { on: { answer: { guard: 'byStudent', target: 'Ended early' } } },
  },
});

export const applicationAfter = afterMoveIn<ApplicationStatus, ApplicationMove>(
  applicationLifecycle,
);

/** Acts a person can do on an application now, in the order of the buttons; empty for a status of another API. */
export function applicationMoves(from: ApplicationStatus, by: Mover): ApplicationEvent[] {
  if (!applicationStatuses.includes(from)) return [];
  const here = applicationLifecycle.resolveState({ value: from });
  return applicationEvents.filter((type) => here.can({ type, by }));
}
