import type { Conditions } from '../projects/conditions.ts';

/** What a project must state before students can apply, stated. */
export const stated = {
  deliverables: 'Drawings\nA report of ten pages',
  hoursPerWeek: 12,
  startDate: '2031-05-05',
  endDate: '2031-06-27',
  workplace: 'hybrid',
  pay: 'EUR 1200',
  ownership: 'both',
  confidentiality: 'parts',
} as const satisfies Conditions;
