import type { EngineeringType } from '../../../src/contract/accounts/people.ts';
import { templateOf } from '../../../src/contract/engagements/plan-templates.ts';
import { owners, secrecies } from '../../../src/contract/projects/conditions.ts';
import type { DraftedMilestone } from '../../../src/contract/projects/drafted-plans.ts';

const day = 86_400_000;

const deliverables: Record<EngineeringType, readonly string[]> = {
  Civil: [
    'Calculations that another engineer can check\nDrawings\nA report of at most ten pages',
    'The measured data with your notes\nA model of what is there\nA recommendation on two pages',
  ],
  Mechanical: [
    'A tested prototype\nDrawings and a parts list\nA report on what broke and why',
    'A model with its assumptions\nTest results\nA short talk for the workshop',
  ],
  Electrical: [
    'Schematics and layout\nA working board\nMeasurements against the requirements',
    'A simulation with its files\nA report of at most ten pages',
  ],
  Computer: [
    'Source code with tests\nA page on how to run it\nA demonstration',
    'A working prototype\nThe evaluation with its data\nA short report',
  ],
};
const pays = [
  'EUR 800',
  'EUR 1200',
  'unpaid',
  'EUR 600',
  'GBP 900',
  'EUR 1500',
  'unpaid',
  'EUR 400',
];
const hours = [8, 10, 12, 16, 20];

/** What a project of the demo states: the same for each start, and without a say in what else is left to chance. */
export function conditionsFor(
  { type, location, days }: { type: EngineeringType; location: string; days: number },
  id: number,
  postedAt: Date,
  deadline: Date | null,
  firstAcceptedAt: Date | undefined,
) {
  const pick = <Kind>(kinds: readonly Kind[], by = 1): Kind =>
    kinds[Math.floor(id / by) % kinds.length]!;
  const from = deadline ? deadline.getTime() : postedAt.getTime() + 28 * day;
  // Who was accepted first begins two days later, whoever may still apply for another place.
  const begun = (firstAcceptedAt?.getTime() ?? Number.POSITIVE_INFINITY) + 2 * day;
  const start = new Date(Math.min(from + 14 * day, begun));
  return {
    deliverables: pick(deliverables[type]),
    hours_per_week: pick(hours),
    start_date: start.toISOString().slice(0, 10),
    end_date: new Date(start.getTime() + days * day).toISOString().slice(0, 10),
    workplace: location === 'Remote' ? ('remote' as const) : pick(['on site', 'hybrid'] as const),
    pay: pick(pays, 2),
    ownership: pick(owners),
    confidentiality: pick(secrecies, 3),
  };
}

/** What one project in three has planned already: the longest plan that fits into its days. */
export function draftedPlanFor({ days }: { days: number }, id: number): DraftedMilestone[] {
  const weeks = ([12, 8, 4] as const).find((long) => long * 7 <= days);
  return weeks && id % 3 === 0 ? templateOf(weeks) : [];
}
