import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { requiredText, textUpTo } from '../fields.ts';
import { instant } from '../time.ts';

/** The most mates who object to one version: the company has heard then that something is wrong. */
export const objectionsAtMost = 20;

/** What a mate says against a version that was handed in for the team. When one may: `machines/lifecycle/objection.ts`. */
export const objection = v.object({
  by: v.string(),
  /** Whether it is by the student of this room. */
  byStudent: v.boolean(),
  reason: textUpTo(1_000),
  at: instant,
});

export const objectToDelivery = endpoint({
  route: 'POST /Engagements/{id}/milestones/{number}/deliveries/{version}/objection',
  summary:
    'Object to the version that a team-mate has handed in for the team, once, within 24 hours and before its review',
  audience: { Student: 'own' },
  body: v.object({ reason: requiredText('Say what you object to.', 1000) }),
  problems: ['newer-version', 'engagement-over', 'move-not-allowed', 'invalid'],
});
