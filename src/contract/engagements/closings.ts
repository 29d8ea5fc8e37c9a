import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { idInPath, requiredLine } from '../fields.ts';
import { instant } from '../time.ts';

/** What one side says of an engagement at its end. */
export const closing = v.object({
  side: v.picklist(['student', 'company']),
  sentence: v.string(),
  by: v.nullable(v.string()),
  at: instant,
});
export type Closing = v.InferOutput<typeof closing>;

/** An engagement whose work is done is completed when both sides have said their sentence, or after so many days. */
export const closingDays = 14;

export const closeEngagement = endpoint({
  method: 'PUT',
  path: '/Engagements/{id}/closing',
  summary: `Write a closing sentence; when both sides have, or after ${closingDays} days, the engagement is completed`,
  audience: { Student: 'own', Company: 'own', Admin: 'any' },
  memberAct: 'follow the work',
  params: v.object({ id: idInPath }),
  body: v.object({ sentence: requiredLine('Write a sentence.', 280) }),
  reply: { kind: 'text' },
  problems: ['engagement-over', 'move-not-allowed'],
});
