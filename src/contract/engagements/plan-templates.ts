import { dayMs } from '../days.ts';
import type { DraftedMilestone } from '../projects/drafted-plans.ts';
import type { AgreedPlan, PlannedMilestone } from './plans.ts';

type Dated = Omit<PlannedMilestone, 'number'>;
type EarlierPlan = Pick<AgreedPlan, 'agreedOn' | 'milestones'>;

/** Plans to begin with: after how many of its weeks each milestone is due. */
const templates = {
  2: [
    [
      1,
      'Kick-off note',
      'What you will do, what you need, and what you are not sure of. One page.',
    ],
    [2, 'Final delivery', 'The result with a short note on how to use it.'],
  ],
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

export const templateWeeks = [2, 4, 8, 12] as const;
export type TemplateWeeks = (typeof templateWeeks)[number];

/** Templates that fit work of this many weeks, each milestone in a week of its own; all if the weeks are unknown. */
export const templatesWithin = (weeks: number | null): TemplateWeeks[] =>
  templateWeeks.filter((template) => {
    const within = withinWeeks(templateOf(template), weeks).map(({ afterWeeks }) => afterWeeks);
    return new Set(within).size === within.length;
  });

/** A template for work of this many weeks: the next shorter one that fits, or the shortest. */
export const templateFor = (
  wanted: TemplateWeeks,
  weeks: number | null,
  deliverables: string | null,
): DraftedMilestone[] => {
  const fitting = templatesWithin(weeks).findLast((template) => template <= wanted);
  return withinWeeks(templateOf(fitting ?? templateWeeks[0], deliverables), weeks);
};

const week = 7 * dayMs;

/** Milestones of a template, with the project's deliverables at the end. */
export const templateOf = (
  weeks: TemplateWeeks,
  deliverables: string | null = null,
): DraftedMilestone[] =>
  templates[weeks].map(([afterWeeks, title, deliverable]) => ({
    title,
    afterWeeks,
    deliverable: (afterWeeks === weeks && deliverables) || deliverable,
  }));

/** Drafted milestones for work of this many weeks, null for any. Longer plans are shortened in proportion. */
export function withinWeeks(
  drafted: readonly DraftedMilestone[],
  weeks: number | null,
): DraftedMilestone[] {
  const last = Math.max(...drafted.map(({ afterWeeks }) => afterWeeks));
  const share = Math.min(1, (weeks ?? last) / last);
  return drafted.map((one) => ({
    ...one,
    afterWeeks: Math.max(1, Math.round(one.afterWeeks * share)),
  }));
}

/** The milestones of an earlier plan, in whole weeks from the day it was agreed. */
export const draftAgain = ({ agreedOn, milestones }: EarlierPlan): DraftedMilestone[] =>
  milestones.map(({ title, deliverable, dueOn }) => ({
    title,
    afterWeeks: Math.max(1, Math.round((Date.parse(dueOn) - Date.parse(agreedOn)) / week)),
    deliverable,
  }));

/** Drafted milestones with their days, from the day on which the work begins, such as `2031-05-04`, to its agreed end. */
export function datedFrom(
  drafted: readonly DraftedMilestone[],
  begin: string,
  end: string | null = null,
): Dated[] {
  const days = daysFrom(
    drafted.map(({ afterWeeks }) => afterWeeks * week),
    begin,
    end,
  );
  return drafted.map(({ title, deliverable }, at) => ({
    title,
    deliverable,
    by: 'each',
    dueOn: days[at]!,
  }));
}

/** The milestones of an earlier plan, as far apart as they were then, beginning on another day. */
export function planAgain(
  { agreedOn, milestones }: EarlierPlan,
  begin: string,
  end: string | null = null,
): Dated[] {
  const days = daysFrom(
    milestones.map(({ dueOn }) => Date.parse(dueOn) - Date.parse(agreedOn)),
    begin,
    end,
  );
  return milestones.map(({ title, deliverable, by }, at) => ({
    title,
    deliverable,
    by,
    dueOn: days[at]!,
  }));
}

/** The days so long after a first one. Where they would run past an end, all come earlier in the same proportion. */
function daysFrom(distances: readonly number[], begin: string, end: string | null): string[] {
  const last = Math.max(...distances);
  const until = end === null ? last : Math.max(0, Date.parse(end) - Date.parse(begin));
  const share = last > until ? until / last : 1;
  return distances.map((distance) =>
    new Date(Date.parse(begin) + distance * share).toISOString().slice(0, 10),
  );
}

/** Copies a team-mate’s milestones, on the same days: a team works to one plan. */
export const planOfMate = ({ milestones }: Pick<AgreedPlan, 'milestones'>): Dated[] =>
  milestones.map(({ title, deliverable, by, dueOn }) => ({ title, deliverable, by, dueOn }));
