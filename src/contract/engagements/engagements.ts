import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { textUpTo } from '../fields.ts';
import { pageEntries, upTo } from '../paging.ts';
import { listedConditions } from '../projects/conditions.ts';
import { choice } from '../table.ts';
import { instant } from '../time.ts';
import { checkInsSoFar } from './check-ins.ts';
import { milestone } from './deliveries.ts';
import { matesAtMost, milestonesAtMost, planVersion, readersOfWork } from './plans.ts';

/** State of an accepted application's work. `machines/lifecycle/engagement.ts` has the transitions. */
export const engagementStates = [
  'Planning',
  'Working',
  'Evaluating',
  'Completed',
  'Not completed',
  'Ended early',
] as const;
export type EngagementState = (typeof engagementStates)[number];

/** Recipients of an admin's letter. */
export const addressees = ['student', 'company', 'both'] as const;
export type Addressee = (typeof addressees)[number];

export const turns = [...addressees, 'office'] as const;
export type Turn = (typeof turns)[number];

export const nextSteps = [
  'help',
  'unblock',
  'propose plan',
  'answer plan',
  'propose again',
  'answer extension',
  'answer another day',
  'deliver',
  'deliver again',
  'review',
  'evaluate midway',
  'evaluate',
  'decide',
  'decide objection',
  'allow showing',
] as const;
export type NextStep = (typeof nextSteps)[number];

/** A step that the work waits for. It goes on without an evaluation halfway, and is over when it may be shown. */
export type WorkStep = Exclude<NextStep, 'allow showing' | 'evaluate midway'>;
export const isOfWork = (step: NextStep): step is WorkStep =>
  step !== 'allow showing' && step !== 'evaluate midway';

/**
 * Standings of running work; of several the first here counts.
 * - At risk: the student is blocked or has been silent, or a side still keeps the other waiting after a reminder
 * - Overdue: the day for a delivery or an answer has passed
 * - Needs help: the student has asked for it
 * - Waiting: it has been somebody's turn for longer than usual
 * - On track: all others
 *
 * `machines/lifecycle/standing.ts` has the times.
 */
export const workStandings = ['At risk', 'Overdue', 'Needs help', 'Waiting', 'On track'] as const;
export type WorkStanding = (typeof workStandings)[number];

export const waitingReasons = [
  'blocked',
  'help',
  'plan',
  'review',
  'delivery',
  'extension',
  'evaluation',
  'decision',
] as const;
export type WaitingReason = (typeof waitingReasons)[number];

/** Also includes two weeks without a word from the student. */
export const standingReasons = [...waitingReasons, 'silence'] as const;
export type StandingReason = (typeof standingReasons)[number];

/** True for a student’s call for help. */
export const isCallForHelp = (step: NextStep): boolean => step === 'help' || step === 'unblock';

export const isDelivery = (step: NextStep): boolean =>
  step === 'deliver' || step === 'deliver again';

/** A step that waits, since when, and its milestone; null if it has none. Stored beside the first step. */
export interface KeptWait {
  readonly step: NextStep;
  readonly turn: Turn;
  readonly milestone: number | null;
  readonly since: string;
  readonly dueOn: string | null;
}

/** Something that waits beside what comes first. */
const waiting = v.object({
  next: v.picklist(nextSteps),
  turn: v.picklist(turns),
  turnSince: instant,
  milestone: v.nullable(v.string()),
  milestoneNumber: v.nullable(v.number()),
  dueOn: v.nullable(v.string()),
});

/** A request for more time and a delivery of each milestone, a call for help, and the plan. */
const waitingAtMost = 2 * milestonesAtMost + 2;

/** An engagement as it is listed: its number is its application’s. */
export const engagement = v.object({
  id: v.number(),
  state: v.picklist(engagementStates),
  projectId: v.number(),
  projectTitle: v.string(),
  companyName: v.string(),
  studentId: v.number(),
  studentName: v.string(),
  openedAt: instant,
  /** Null in one that has ended, unless its outcome is objected to or its company is asked what may be shown; as is whose turn it is and since when. */
  next: v.nullable(v.picklist(nextSteps)),
  turn: v.nullable(v.picklist(turns)),
  turnSince: v.nullable(instant),
  /** True if the reader’s own side has written its sealed evaluation; false for readers on no side. */
  evaluated: v.boolean(),
  /** True if the reader made the decision in dispute, so that another admin must decide about it. */
  decided: v.boolean(),
  /** Its standing, and the reason: null if it has ended, and no reason if it is on track. */
  standing: v.nullable(v.picklist(workStandings)),
  reason: v.nullable(v.picklist(standingReasons)),
  /** The milestone that the next step is about, and the day it is due; null where it is about none. */
  milestone: v.nullable(v.string()),
  dueOn: v.nullable(v.string()),
  /** Its number: two may have one title. */
  milestoneNumber: v.nullable(v.number()),
  /** Everything else that waits for either side, most urgent first. */
  also: upTo(waitingAtMost, waiting),
  /** Number of milestones in the agreed plan, and of those that are settled. */
  progress: v.object({ planned: v.number(), settled: v.number() }),
});
export type Engagement = v.InferOutput<typeof engagement>;

/** Supervisors named. */
export const supervisorsAtMost = 8;

/** A name with an address; null if the reader may not see the address. */
const reachable = v.object({ name: textUpTo(201), email: v.nullable(v.string()) });
export type Reachable = v.InferOutput<typeof reachable>;

const people = v.object({
  /** A company reads the address once it is verified. */
  student: reachable,
  /** First eight supervisors. */
  lead: v.nullable(reachable),
  supervisors: upTo(supervisorsAtMost, reachable),
  academicSupervisor: v.nullable(reachable),
  /** The other students of the project’s team, by name, the first eight; who has left early is none. */
  mates: upTo(matesAtMost, textUpTo(201)),
});

/** Current state of one engagement. Its history, plans, deliveries and check-ins are lists of their own. */
const room = v.object({
  ...engagement.entries,
  people,
  /** True if the reader is one of those who write to each other about it. */
  takesPart: v.boolean(),
  /** As students read it before they applied. */
  project: v.object({
    /** In Markdown. */
    description: v.string(),
    /** Number of students it takes. */
    places: v.number(),
    /** One comma-separated text. */
    skills: v.string(),
    /** The end as both sides have moved it since. */
    ...listedConditions,
  }),
  /** The newest version of the plan, and the one that is agreed where that is another. */
  plans: upTo(2, planVersion),
  /** Number of other versions. */
  earlierPlans: v.number(),
  /** Agreed plan in order. */
  milestones: upTo(milestonesAtMost, milestone),
  ...checkInsSoFar,
  /** Number of evaluations asked for that the reader may read; none before the first. */
  evaluations: v.number(),
  /** True if a credential was asked for. */
  isProven: v.boolean(),
});
export type Room = v.InferOutput<typeof room>;

const audience = readersOfWork;
export const listEngagements = endpoint({
  route: 'GET /Engagements',
  summary: 'The caller’s engagements: those under way first, longest wait first',
  audience,
  query: v.object({
    state: choice(engagementStates, 'Choose a state.'),
    turn: choice(turns, 'This must be student, company, both or office.'),
    ...pageEntries,
  }),
  paged: true,
  reads: 'replica',
  reply: { kind: 'json', schema: v.array(engagement) },
});

export const getEngagement = endpoint({
  route: 'GET /Engagements/{id}',
  summary: 'The room of one engagement: its plan, milestones and people, and whose turn it is',
  audience,
  reply: { kind: 'json', schema: room },
});
