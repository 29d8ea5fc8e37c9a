import * as v from 'valibot';
import { type EventKind, type FactsIn, type ListedKind, listedKinds } from '../events/event.ts';
import { callingStates } from './check-ins.ts';
import { addressees, nextSteps } from './engagements.ts';
import { milestoneBy } from './plans.ts';

const milestone = v.number();
/** A day such as `2031-05-04`. */
const day = v.string();
/** Written by the person who did it; may be empty. */
const note = v.string();
/** Which side it is for, where its kind does not say so. */
const to = v.picklist(addressees);
/** In the engagements of team-mates that an act counts in too: the one where it was done. */
const from = v.optional(v.number());

const nothing = v.strictObject({});
const noted = v.strictObject({ note });
const ofPlan = v.strictObject({ version: v.number(), note });
const reviewed = v.strictObject({ milestone, version: v.number() });
const moreTime = v.strictObject({ milestone, day, note });

const history = { about: 'engagement', inHistory: true } as const;
/** Notified, but not in the history. */
const aside = { about: 'engagement', inHistory: false } as const;
const student = 'work answered';
const company = 'work received';
const ofReview = {
  act: 'reviewed',
  fields: { milestone: null, version: null, verdict: null },
} as const;
const ofRequest = { act: 'answered', fields: { milestone: null, answer: null } } as const;

/** Events of an engagement. */
export const engagementEvents = {
  opened: { ...history, facts: nothing },
  'plan proposed': {
    ...history,
    facts: ofPlan,
    tells: { student },
    audited: { act: 'planned', fields: { version: null } },
  },
  'plan agreed': { ...history, facts: ofPlan, tells: { company } },
  'change asked for': { ...history, facts: ofPlan, tells: { company } },
  delivered: {
    ...history,
    facts: v.strictObject({ milestone, version: v.number(), by: v.picklist(milestoneBy), from }),
    tells: { company, mate: 'team work' },
  },
  objected: {
    ...history,
    // The only teammate notified is the one who handed it in.
    facts: v.strictObject({
      milestone,
      version: v.number(),
      note,
      handedInBy: v.nullable(v.number()),
      from,
    }),
    tells: { company, mate: 'team work' },
  },
  'changes asked for': { ...history, facts: reviewed, tells: { student }, audited: ofReview },
  approved: { ...history, facts: reviewed, tells: { student }, audited: ofReview },
  waived: {
    ...history,
    facts: v.strictObject({ milestone, note }),
    tells: { student },
    audited: { act: 'waived', fields: { milestone: null, reason: 'note' } },
  },
  'checked in': {
    ...history,
    facts: v.strictObject({ state: v.picklist(callingStates), note }),
    tells: { company },
    isMailedAlone: true,
  },
  'check-in answered': {
    ...aside,
    facts: v.strictObject({ week: day, note }),
    tells: { student },
    audited: { act: 'answered', fields: { week: null, sentence: null } },
  },
  'extension asked': { ...history, facts: moreTime, tells: { company } },
  'extension granted': { ...history, facts: moreTime, tells: { student }, audited: ofRequest },
  'extension refused': {
    ...history,
    facts: v.strictObject({ milestone, dueOn: day, note }),
    tells: { student },
    audited: ofRequest,
  },
  'another day offered': { ...history, facts: moreTime, tells: { student }, audited: ofRequest },
  'another day accepted': { ...history, facts: moreTime, tells: { company } },
  'extension withdrawn': {
    ...history,
    facts: v.strictObject({ milestone, dueOn: day }),
    tells: { company },
  },
  'moved along': {
    ...history,
    facts: v.strictObject({ milestone, day, from }),
    tells: { mate: 'team work' },
  },
  'more time given': {
    ...history,
    facts: moreTime,
    tells: { student, company },
    audited: { act: 'extended', fields: { milestone: null, dueOn: null } },
  },
  'evaluations opened': { ...history, facts: nothing, tells: { student, company } },
  'outcome decided': {
    ...history,
    // Until when a side may object, or no day where it is final. Its reasons are noted with the end that follows, if one does.
    facts: v.strictObject({ outcome: v.string(), reason: note, until: v.nullable(day), note }),
    tells: { student, company },
    audited: { act: 'decided', fields: { outcome: null, reason: 'reason' } },
  },
  completed: { ...history, facts: noted },
  'not completed': { ...history, facts: noted },
  'outcome objected to': { ...history, facts: nothing, tells: { student, company } },
  'showing asked for': { ...history, facts: nothing, tells: { company }, place: 'proof' },
  'showing answered': {
    ...history,
    facts: v.strictObject({
      deliveries: v.array(v.number()),
      words: v.boolean(),
      approved: v.number(),
    }),
    tells: { student, company },
    audited: { act: 'answered', fields: { deliveries: null, words: null } },
    place: 'proof',
  },
  'term ended': { ...history, facts: nothing },
  'ended early': { ...history, facts: noted },
  reminded: {
    ...history,
    facts: v.strictObject({
      step: v.picklist(nextSteps),
      milestone: v.nullable(v.number()),
      to,
    }),
    tells: { student: 'work due', company: 'review due' },
    audited: { act: 'reminded', fields: { event: 'step', status: 'to' } },
  },
  'office wrote': {
    ...history,
    facts: v.strictObject({ to, note }),
    tells: { student: 'office letter', company: 'office letter' },
    audited: { act: 'wrote', fields: { addressed: null } },
    isLetter: true,
  },
  'virus found': {
    ...aside,
    facts: v.strictObject({ file: v.string(), to }),
    tells: { student, company },
  },
  'evaluation answered': { ...aside, facts: noted, tells: { student, company } },
  'evaluation handed on': {
    ...aside,
    // The link of whoever handed it on.
    facts: v.strictObject({ link: v.number() }),
    tells: { company },
  },
  'university asked': { ...aside, facts: nothing, tells: { supervisor: 'work to evaluate' } },
  'showing to choose': { ...aside, facts: nothing, tells: { student }, place: 'proof' },
  'showing still to choose': {
    ...aside,
    facts: v.strictObject({ days: v.number() }),
    tells: { student },
    place: 'proof',
  },
} as const satisfies Record<string, EventKind>;

type Kinds = typeof engagementEvents;
export type EngagementEventKind = keyof Kinds;
export type EngagementFacts<Kind extends EngagementEventKind> = FactsIn<Kinds, Kind>;

/** Kinds that the history of an engagement lists. */
export type HappeningKind = ListedKind<Kinds>;
export const happenings = listedKinds(engagementEvents);
