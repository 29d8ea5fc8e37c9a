import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { pageEntries } from '../paging.ts';
import { instant } from '../time.ts';
import { addressees } from './engagements.ts';
import { happenings } from './events.ts';
import { readersOfWork } from './plans.ts';

export const happening = v.object({
  id: v.number(),
  at: instant,
  event: v.picklist(happenings),
  /** ‘Mara Lindt at Voltara’, or a student’s name; null for the product itself and for whoever is gone. */
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
export type EngagementEvent = v.InferOutput<typeof happening>;

export const listEngagementHistory = endpoint({
  route: 'GET /Engagements/{id}/history',
  summary: 'What has happened in an engagement, newest first',
  audience: readersOfWork,
  query: v.object(pageEntries),
  paged: true,
  reads: 'replica',
  reply: { kind: 'json', schema: v.array(happening) },
});
