import { setup } from 'xstate';
import { dayMs } from '../../contract/days.ts';
import { type ProjectStatus, projectStatuses } from '../../contract/projects/statuses.ts';
import { type Mover, movers } from './mover.ts';

/** A project moves by naming the state it should come to. */
interface Move {
  readonly type: `to ${ProjectStatus}`;
  readonly by: Mover;
  /** An admin approves a new company's projects first. */
  readonly needsApproval: boolean;
  /** The product completed it not long ago. */
  readonly mayReopen: boolean;
}

const post = { guard: 'mayPost', target: 'pending' } as const;
const cancel = { guard: 'byProgramme', target: 'Cancelled' } as const;
const hold = { guard: 'byProgramme', target: 'On Hold' } as const;
const run = { guard: 'byProgramme', target: 'In Progress' } as const;
const open = { guard: 'byProgramme', target: 'pending' } as const;
const complete = { guard: 'byProgramme', target: 'Completed' } as const;
/** A project follows the work in it. */
const follow = {
  'to In Progress': { guard: 'bySystem', target: 'In Progress' },
  'to Completed': { guard: 'bySystem', target: 'Completed' },
} as const;

/** The life of one project. Both the buttons and the server ask this machine. */
const projectLifecycle = setup({
  types: { events: {} as Move },
  guards: {
    ...movers,
    byAdmin: ({ event }) => event.by === 'Admin',
    mayReopen: ({ event }) => event.by === 'Admin' || (event.by === 'Company' && event.mayReopen),
    mayPost: ({ event }) =>
      event.by === 'Admin' || (event.by === 'Company' && !event.needsApproval),
    mustAsk: ({ event }) => event.by === 'Company' && event.needsApproval,
  },
}).createMachine({
  id: 'project',
  initial: 'pending',
  states: {
    Draft: {
      on: {
        'to pending': post,
        'to Awaiting approval': { guard: 'mustAsk', target: 'Awaiting approval' },
        'to Cancelled': cancel,
      },
    },
    'Awaiting approval': {
      on: {
        'to pending': post,
        'to Draft': { guard: 'byProgramme', target: 'Draft' },
        'to Cancelled': cancel,
      },
    },
    pending: {
      on: {
        'to In Progress': [run, follow['to In Progress']],
        'to Completed': follow['to Completed'],
        'to On Hold': hold,
        'to Cancelled': cancel,
      },
    },
    'In Progress': {
      on: {
        'to Completed': [complete, follow['to Completed']],
        'to On Hold': hold,
        'to Cancelled': cancel,
      },
    },
    'On Hold': { on: { 'to pending': open, 'to In Progress': run, 'to Cancelled': cancel } },
    Completed: { on: { 'to In Progress': { guard: 'mayReopen', target: 'In Progress' } } },
    Cancelled: { on: { 'to pending': { guard: 'byAdmin', target: 'pending' } } },
  },
});

/** Conditions of a project's moves besides its status. */
export interface Circumstances {
  readonly needsApproval?: boolean;
  readonly mayReopen?: boolean;
}

/** The states somebody may bring a project to now. */
export function projectMoves(
  from: ProjectStatus,
  by: Mover,
  { needsApproval = false, mayReopen = false }: Circumstances = {},
): ProjectStatus[] {
  const here = projectLifecycle.resolveState({ value: from });
  return projectStatuses.filter((status) =>
    here.can({ type: `to ${status}`, by, needsApproval, mayReopen }),
  );
}

/** States that end a project: what still waits for an answer is closed with it. */
export const ended = ['Completed', 'Cancelled'] as const satisfies ProjectStatus[];

/** States in which only its company and admins see a project. */
const unposted = ['Draft', 'Awaiting approval'] as const satisfies ProjectStatus[];
export const isPosted = (status: ProjectStatus): boolean =>
  !(unposted as readonly string[]).includes(status);

/** Error for a missing reason. */
export const reasonAsked = (from: ProjectStatus): string =>
  from === 'Awaiting approval'
    ? 'Enter why this project is not approved.'
    : 'Enter why this project is being reopened.';

/** Moves out of an ended state are exceptions, and must say why; so must an admin who does not approve. */
export const needsReason = (from: ProjectStatus, to: ProjectStatus, by: Mover): boolean =>
  (ended as readonly string[]).includes(from) ||
  (from === 'Awaiting approval' && to === 'Draft' && by === 'Admin');

/** Progress of the work in a project. */
interface WorkInProject {
  readonly status: ProjectStatus;
  readonly places: number;
  /** Held by an offer, or by a student who has not left it. */
  readonly placesTaken: number;
  /** Offers that are not answered. */
  readonly offered: number;
  /** Students who work, those of them whose plan is agreed, and those who have completed. */
  readonly running: number;
  readonly agreed: number;
  readonly completed: number;
}

/**
 * A project's next status after the work in it; null if it stays. While students may still join, its company decides.
 */
export function followed(work: WorkInProject): 'In Progress' | 'Completed' | null {
  const { status, places, placesTaken, offered, running, agreed, completed } = work;
  if (status !== 'pending' && status !== 'In Progress') return null;
  const isOpen = offered > 0 || (status === 'pending' && placesTaken < places);
  if (isOpen) return null;
  if (running === 0) return completed > 0 ? 'Completed' : null;
  return status === 'pending' && agreed > 0 ? 'In Progress' : null;
}

/** For how long a company may reopen a project that was completed after its work; in milliseconds. */
export const reopenedWithin = 14 * dayMs;

export const deadlinePast = 'Choose a time in the future.';

/** Error for a deadline in the past, or null. */
export const deadlineProblem = (deadline: string | Date | null, now: Date): string | null =>
  deadline !== null && new Date(deadline) <= now ? deadlinePast : null;

/** True if a move opens a project for applications, at once or after approval. */
export const opens = (to: ProjectStatus): boolean => to === 'pending' || to === 'Awaiting approval';

/** True if a project would open with a past deadline, so that it needs a new one first. */
export const opensLate = (
  { deadline }: { readonly deadline: string | Date | null },
  to: ProjectStatus,
  now: Date,
): boolean => opens(to) && deadlineProblem(deadline, now) !== null;

/** True if a move ends something that has begun. Nothing else moves in a past term. */
export const finishes = (from: ProjectStatus, to: ProjectStatus): boolean =>
  to === 'Cancelled' ||
  (from === 'In Progress' && to === 'Completed') ||
  (from === 'On Hold' && to === 'In Progress');
