import {
  datedFrom,
  type TemplateWeeks,
  templateOf,
} from '../../../src/contract/engagements/plan-templates.ts';
import type { PlannedMilestone } from '../../../src/contract/engagements/plans.ts';

const day = 86_400_000;

/** A plan that fits what is known: all of it is over where the work is, half of it where the work goes on. */
export function planFor(openedAt: Date, until: Date, isOver: boolean): PlannedMilestone[] {
  const begin = openedAt.getTime() + 2 * day;
  const worked = Math.max(until.getTime() - begin, 7 * day);
  const span = isOver ? worked - 2 * day : worked * 1.8;
  const weeks: TemplateWeeks = span > 70 * day ? 12 : span > 35 * day ? 8 : 4;
  const stretched = span / (weeks * 7 * day);
  return datedFrom(templateOf(weeks), '2000-01-01').map((milestone, at) => {
    const days = (Date.parse(milestone.dueOn) - Date.parse('2000-01-01')) * stretched;
    const dueOn = new Date(begin + days).toISOString().slice(0, 10);
    return { number: at + 1, ...milestone, dueOn };
  });
}
