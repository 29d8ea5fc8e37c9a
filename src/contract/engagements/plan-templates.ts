import type { DraftedMilestone } from '../projects/drafted-plans.ts';
import type { AgreedPlan, PlannedMilestone } from './plans.ts';

type Dated = Omit<PlannedMilestone, 'number'>;
type EarlierPlan = Pick<AgreedPlan, 'agreedOn' | 'milestones'>;

/** Plans to begin with: after how many of its weeks each milestone is due. */
const templates = {
  4: [
    [
      1,
      'Kick-off note',
      'What you will do, what you need, and what you are not sure of. One page.',
    ],
    [
      3,
      'First version',
      'A first draft of every part, so that both sides can see what is missing.',
    ],
    [4, 'Final delivery', 'The result with a short note on how to use it.'],
  ],
  8: [
    [
      1,
      'Kick-off note',
      'What you will do, what you need, and what you are not sure of. One page.',
    ],
    [3, 'Concept', 'The approach you chose, the ones you rejected, and why.'],
    [
      6,
      'First version',
      'A first draft of every part, so that both sides can see what is missing.',
    ],
    [8, 'Final delivery', 'The result with a short note on how to use it.'],
  ],
  12: [
    [
      1,
      'Kick-off note',
      'What you will do, what you need, and what you are not sure of. One page.',
    ],
    [3, 'Concept', 'The approach you chose, the ones you rejected, and why.'],
    [6, 'Half-way version', 'The hardest part done, the rest in outline.'],
    [
      10,
      'First version',
      'A first draft of every part, so that both sides can see what is missing.',
    ],
    [12, 'Final delivery', 'The result with a short note on how to use it.'],
  ],
} as const satisfies Record<number, readonly (readonly [number, string, string])[]>;

export const templateWeeks = [4, 8, 12] as const;
export type TemplateWeeks = (typeof templateWeeks)[number];

const week = 7 * 86_400_000;

/** The milestones of a template. */
export const templateOf = (weeks: TemplateWeeks): DraftedMilestone[] =>
  templates[weeks].map(([afterWeeks, title, deliverable]) => ({ title, afterWeeks, deliverable }));

/** The milestones of an earlier plan, in whole weeks from the day it was agreed. */
export const draftAgain = ({ agreedOn, milestones }: EarlierPlan): DraftedMilestone[] =>
  milestones.map(({ title, deliverable, dueOn }) => ({
    title,
    afterWeeks: Math.max(1, Math.round((Date.parse(dueOn) - Date.parse(agreedOn)) / week)),
    deliverable,
  }));

/**
 * Drafted milestones with their days, from the day on which the work begins, such as `2031-05-04`. Where they would run past
 * the end that was agreed, all come earlier in the same proportion.
 */
export function datedFrom(
  drafted: readonly DraftedMilestone[],
  begin: string,
  end: string | null = null,
): Dated[] {
  const last = Math.max(...drafted.map(({ afterWeeks }) => afterWeeks)) * week;
  const until = end === null ? last : Math.max(0, Date.parse(end) - Date.parse(begin));
  const share = Math.min(1, until / last);
  return drafted.map(({ title, deliverable, afterWeeks }) => ({
    title,
    deliverable,
    by: 'each',
    dueOn: dayOf(Date.parse(begin) + afterWeeks * week * share),
  }));
}

/** The milestones of an earlier plan, as far apart as they were then, beginning on another day. */
export const planAgain = ({ agreedOn, milestones }: EarlierPlan, begin: string): Dated[] =>
  milestones.map(({ title, deliverable, by, dueOn }) => ({
    title,
    deliverable,
    by,
    dueOn: dayOf(Date.parse(begin) + Date.parse(dueOn) - Date.parse(agreedOn)),
  }));

/** The milestones of a mate’s plan, on the same days: a team works to one plan. */
export const planOfMate = ({ milestones }: Pick<AgreedPlan, 'milestones'>): Dated[] =>
  milestones.map(({ title, deliverable, by, dueOn }) => ({ title, deliverable, by, dueOn }));

const dayOf = (instant: number): string => new Date(instant).toISOString().slice(0, 10);
