import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { id, requiredLine, text, textUpTo } from '../fields.ts';
import { upTo } from '../paging.ts';

/** Limit of a run's pins, and of its exclusions. The cost of a pin takes another assignment without it. */
export const pinsAtMost = 100;

const pairEntries = { studentId: id, projectId: id };

export const pairWithReason = v.object({ ...pairEntries, reason: requiredLine('Say why.', 200) });
export type PairWithReason = v.InferOutput<typeof pairWithReason>;

const listOf = <const Item extends v.GenericSchema>(item: Item) =>
  v.optional(v.pipe(v.array(item), v.maxLength(pinsAtMost, `At most ${pinsAtMost} pairs.`)), []);

/** A pin gives a student their place in a project before anything is computed; an exclusion keeps the two apart. */
export const pinEntries = { pins: listOf(pairWithReason), exclusions: listOf(pairWithReason) };
/** For a preview, before reasons are given. */
export const pairsEntries = {
  pins: listOf(v.object(pairEntries)),
  exclusions: listOf(v.object(pairEntries)),
};

/**
 * Effect of a pin on the proposal that is best for students, compared with the one without it: students placed
 * (negative for fewer); students with a better or worse choice, and by how many choices in all, where no place comes
 * after the last choice; and the pairs that would both rather be together than keep the pinned places.
 */
const pinCost = v.object({
  placed: v.number(),
  better: v.number(),
  betterBy: v.number(),
  worse: v.number(),
  worseBy: v.number(),
  blocking: v.number(),
});
export type PinCost = v.InferOutput<typeof pinCost>;

const exclusion = v.object({
  studentId: v.number(),
  student: textUpTo(201),
  projectId: v.number(),
  project: textUpTo(200),
  reason: textUpTo(200),
});
export type RunExclusion = v.InferOutput<typeof exclusion>;

/** A pin’s own cost is that of taking it out while the others stay; null until it is computed. */
const pin = v.object({ ...exclusion.entries, cost: v.nullable(pinCost) });
export type RunPin = v.InferOutput<typeof pin>;

/** The pins and exclusions of a run, with the names of today. */
export const runPinEntries = {
  pins: upTo(pinsAtMost, pin),
  exclusions: upTo(pinsAtMost, exclusion),
  /** All pins together; null without any, and until it is computed. */
  pinsCost: v.nullable(pinCost),
};

/** A project that can take part in a run. */
const openProject = v.object({
  pid: v.number(),
  title: v.string(),
  companyName: v.string(),
  /** Places left. */
  places: v.number(),
});
export type OpenProject = v.InferOutput<typeof openProject>;

const participant = v.object({
  studentId: v.number(),
  name: v.string(),
  email: v.string(),
  /** Projects they applied to and can still get, by title; the first twenty. */
  projects: upTo(20, openProject),
});
export type Participant = v.InferOutput<typeof participant>;

const audience = { Admin: 'any' } as const;
const query = v.object({ searchText: v.optional(text(100), '') });

export const listOpenProjects = endpoint({
  route: 'GET /Assignments/projects',
  summary: 'Projects that can take part in an assignment, by title; twenty at most',
  audience,
  query,
  reply: { kind: 'json', schema: upTo(20, openProject) },
});

export const listParticipants = endpoint({
  route: 'GET /Assignments/participants',
  summary: 'Students who can be assigned, with the projects they can get; twenty at most',
  audience,
  query,
  reply: { kind: 'json', schema: upTo(20, participant) },
});
