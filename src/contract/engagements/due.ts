import * as v from 'valibot';
import type { EventKind } from '../events/event.ts';
import { nextSteps } from './engagements.ts';

/** Something that somebody is reminded of. */
const due = v.strictObject({
  engagement: v.number(),
  about: v.picklist([...nextSteps, 'check in', 'midpoint', 'academic']),
  /** For a delivery or an evaluation the days after it is due, negative before it. */
  which: v.number(),
  milestone: v.nullable(v.number()),
});
export type Due = v.InferOutput<typeof due>;

/** Kinds that tell one person about several engagements at once. */
export const dueEvents = {
  'work due': {
    about: 'account',
    inHistory: false,
    facts: v.strictObject({ due: v.array(due) }),
    tells: { student: 'work due', company: 'review due', supervisor: 'work to evaluate' },
  },
} as const satisfies Record<string, EventKind>;
