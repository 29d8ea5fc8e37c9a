import * as v from 'valibot';
import { engineeringTypes } from '../accounts/people.ts';
import { id, textUpTo } from '../fields.ts';
import { upTo } from '../paging.ts';
import { fieldError } from '../problem.ts';
import { givenInstant, instant } from '../time.ts';
import { runPinEntries } from './assignment-pins.ts';

/** The most projects that are chosen one by one. */
const chosenAtMost = 500;
/** Limit of faulty pins and exclusions reported at once. */
export const faultsAtMost = 50;
/** Choices counted separately; the last one includes all after it. */
export const choicesAtMost = 100;
/** First choices explained to a student who did not get them. */
export const missedAtMost = 50;

/** Best for the students, best for the companies, or most placed with the lowest ranks in all. */
export const proposalKinds = ['students', 'companies', 'rank'] as const;
export type ProposalKind = (typeof proposalKinds)[number];

const bound = v.union([v.literal(''), givenInstant], 'Use a real ISO 8601 time.');

/** Projects that take part, of those that are pending and have places left. Empty means all. */
export const assignmentScope = v.object({
  engineeringType: v.optional(
    v.union([v.literal(''), v.picklist(engineeringTypes)], 'Choose an engineering type.'),
    '',
  ),
  /** Only projects whose applying ends before this instant. */
  deadlineBefore: v.optional(bound, ''),
  /** Only projects of this term. */
  termId: v.optional(v.nullable(id), null),
  projectIds: v.optional(
    v.pipe(v.array(id), v.maxLength(chosenAtMost, `At most ${chosenAtMost} projects.`)),
    [],
  ),
});
export type AssignmentScope = v.InferOutput<typeof assignmentScope>;

/** A project with fewer students than places. */
const shortProject = v.object({
  pid: v.number(),
  title: textUpTo(200),
  companyName: textUpTo(150),
  places: v.number(),
  /** Places that stay empty. */
  short: v.number(),
});

/** Counts of those who would take part, before anything is computed. */
export const assignmentPreview = v.object({
  students: v.number(),
  projects: v.number(),
  places: v.number(),
  applications: v.number(),
  /** Applications whose student has not ordered them: they follow by fit. */
  unorderedApplications: v.number(),
  /** Applications that their company has not ranked: they follow by fit. */
  unrankedApplications: v.number(),
  /** Projects with fewer applicants than places, the shortest first, fifty at most. */
  short: upTo(50, shortProject),
  /** The projects of the scope that were chosen one by one, by their titles. */
  chosen: upTo(
    chosenAtMost,
    v.object({ pid: v.number(), title: textUpTo(200), companyName: textUpTo(150) }),
  ),
  /** Pins and exclusions that cannot be proposed, by their places in the lists: `pins.0`. */
  faults: upTo(faultsAtMost, fieldError),
});
export type AssignmentPreview = v.InferOutput<typeof assignmentPreview>;

/** Result of one way of assigning. */
const proposal = v.object({
  kind: v.picklist(proposalKinds),
  placed: v.number(),
  /** Students who got their 1st, 2nd, … choice. */
  profile: upTo(choicesAtMost, v.number()),
  /** Pairs that would both rather be together: none where it is stable. */
  blockingPairs: v.number(),
  /** The first twenty of them. */
  blocking: upTo(20, v.object({ student: textUpTo(201), project: textUpTo(200) })),
  /** Students whose place differs from the students' best. */
  differs: v.number(),
});

/**
 * A run is computed (`proposing`), is a draft (`proposed`), and becomes offers (`published`) that can be taken back for
 * a while (`undone`). It may instead be given up (`discarded`) or go wrong (`failed`).
 */
const assignmentStates = [
  'proposing',
  'proposed',
  'published',
  'undone',
  'discarded',
  'failed',
] as const;
export type AssignmentState = (typeof assignmentStates)[number];

/** A run as it is listed. */
export const listedRun = v.object({
  id: v.number(),
  state: v.picklist(assignmentStates),
  scope: assignmentScope,
  /** Decides among equals; the same inputs and seed give the same result. */
  seed: v.number(),
  createdAt: instant,
  createdBy: v.string(),
  /** 0 to 1 while it is being computed, with what is done now. */
  progress: v.object({ share: v.number(), step: v.string() }),
  students: v.number(),
  projects: v.number(),
  applications: v.number(),
  proposals: upTo(proposalKinds.length, proposal),
  /** Projects that no stable assignment fills, the shortest first, a hundred at most. */
  short: upTo(100, shortProject),
  shortPlaces: v.number(),
  published: v.nullable(
    v.object({ at: instant, by: v.string(), kind: v.picklist(proposalKinds), undoUntil: instant }),
  ),
});
export type ListedRun = v.InferOutput<typeof listedRun>;

export const assignmentRun = v.object({
  ...listedRun.entries,
  ...runPinEntries,
  /** False if none of its students had ranked their applications, so that choices follow fit alone. */
  isOrdered: v.boolean(),
});
export type AssignmentRun = v.InferOutput<typeof assignmentRun>;

/** A choice the student wanted more, with the reason why they did not get it. Names nobody else. */
export const missedChoice = v.object({
  title: v.string(),
  choice: v.number(),
  /** False if the student had not ranked it, so that its place follows fit. */
  isOrdered: v.boolean(),
  sentence: v.string(),
});

/** One student of a proposal. */
export const assignedStudent = v.object({
  studentId: v.number(),
  name: v.string(),
  choices: v.number(),
  /** Number of choices the student has ranked; later ones follow by fit. */
  ordered: v.number(),
  /** Null for nobody's place. `choice` counts from 1. */
  place: v.nullable(v.object({ pid: v.number(), title: v.string(), choice: v.number() })),
  missed: upTo(missedAtMost, missedChoice),
});
export type AssignedStudent = v.InferOutput<typeof assignedStudent>;
