import * as v from 'valibot';
import { endpoint, says } from '../endpoint.ts';
import { requiredText, textUpTo } from '../fields.ts';
import { upTo } from '../paging.ts';
import { instant } from '../time.ts';
import { sides } from './rubric.ts';

export const outcomes = ['Completed', 'Completed with distinction', 'Not completed'] as const;
export type Outcome = (typeof outcomes)[number];

const decided = v.object({
  outcome: v.picklist(outcomes),
  /** Empty if the outcome followed from the company's evaluation. */
  because: textUpTo(1000),
  at: instant,
});

const objection = v.object({
  side: v.picklist(sides),
  words: textUpTo(1000),
  /** ‘Mara Lindt at Voltara’; null if they are gone. */
  by: v.nullable(textUpTo(400)),
  at: instant,
});

export const workOutcome = v.object({
  ...decided.entries,
  /** Decision before an objection was decided; null if there was none. */
  first: v.nullable(decided),
  objections: upTo(sides.length, objection),
  /** The last day on which a side may object, such as `2031-05-04`; null where nobody may any more. */
  objectUntil: v.nullable(v.string()),
  /** True if nothing can change it any more. */
  isFinal: v.boolean(),
  /** Another one as soon as it is decided again or objected to; who decides about an objection names the one they read. */
  version: v.string(),
  /** True if the reader decided it, so that another admin decides about an objection. */
  isYours: v.boolean(),
});
export type WorkOutcome = v.InferOutput<typeof workOutcome>;

/** An admin's decision, with reasons that both sides read. */
export const decision = v.object({
  outcome: v.picklist(outcomes, 'Choose an outcome.'),
  because: requiredText('Give your reasons.', 1000),
});
export type Decision = v.InferOutput<typeof decision>;

export const decideOutcome = endpoint({
  route: 'PUT /Engagements/{id}/outcome',
  summary:
    'Decide, on the deliveries and check-ins, what work has come to that its company has not completed',
  audience: { Admin: 'any' },
  body: decision,
  reply: says('Outcome decided.'),
  problems: ['engagement-over', 'move-not-allowed'],
});

export const objectToOutcome = endpoint({
  route: 'PUT /Engagements/{id}/outcome/objection',
  summary: 'Object to what the programme’s office has decided, within 14 days; once',
  audience: { Student: 'own', Company: 'own' },
  memberAct: 'follow the work',
  body: v.object({ words: requiredText('Say why you object.', 1000) }),
  reply: says('Objection saved.'),
  problems: ['move-not-allowed'],
});

export const decideObjection = endpoint({
  route: 'PUT /Engagements/{id}/outcome/second',
  summary:
    'Decide about an objection: the outcome stands, or is another. Not by whoever decided first',
  audience: { Admin: 'any' },
  body: decision,
  versioned: true,
  reply: says('Outcome decided.'),
  problems: ['changed', 'decided-first', 'move-not-allowed'],
});
