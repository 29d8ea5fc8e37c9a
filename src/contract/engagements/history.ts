import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { pageEntries } from '../paging.ts';
import { instant } from '../time.ts';
import { addressees } from './engagements.ts';
import { readersOfWork } from './plans.ts';

const engagementEvents = [
  'opened',
  'plan proposed',
  'plan agreed',
  'change asked for',
  'delivered',
  'objected',
  'changes asked for',
  'approved',
  'waived',
  'checked in',
  'extension asked',
  'extension granted',
  'extension refused',
  'another day offered',
  'another day accepted',
  'extension withdrawn',
  'moved along',
  'more time given',
  'closing sentence',
  'evaluations opened',
  'outcome decided',
  'completed',
  'not completed',
  'outcome objected to',
  'showing asked for',
  'showing answered',
  'term ended',
  'ended early',
  'reminded',
  'office wrote',
] as const;
export type EngagementEventKind = (typeof engagementEvents)[number];

const engagementEvent = v.object({
  id: v.number(),
  at: instant,
  event: v.picklist(engagementEvents),
  /** ‘Mara Lindt at Voltara’, or a student’s name; null for the product itself and for people who are gone. */
  person: v.nullable(v.string()),
  /** The title of the milestone that it was about; null for none. */
  milestone: v.nullable(v.string()),
  /** Version of the plan or of the delivery; null for neither. */
  version: v.nullable(v.number()),
  /** The new day that it was about, such as `2031-05-04`; null for none. */
  day: v.nullable(v.string()),
  /** Side an admin wrote to; null for everything else. */
  addressed: v.nullable(v.picklist(addressees)),
  /** Empty for readers to whom an admin's letter was not addressed. */
  note: v.string(),
});
export type EngagementEvent = v.InferOutput<typeof engagementEvent>;

export const listEngagementHistory = endpoint({
  route: 'GET /Engagements/{id}/history',
  summary: 'What has happened in an engagement, newest first',
  audience: readersOfWork,
  query: v.object(pageEntries),
  paged: true,
  reads: 'replica',
  reply: { kind: 'json', schema: v.array(engagementEvent) },
});
