import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { text, textUpTo } from '../fields.ts';
import { pageEntries, upTo } from '../paging.ts';
import { instant } from '../time.ts';

/** One card of the dashboard. */
const figure = v.object({
  total: v.number(),
  /** Growth since this month began (UTC), as a share of what there was then; null where there was nothing. */
  growth: v.nullable(v.number()),
  /** Totals at the end of each of the last eleven months, oldest first, and then now: twelve numbers. */
  trend: upTo(12, v.number()),
});
export type Figure = v.InferOutput<typeof figure>;

/** Kinds of work that waits, the most pressing first. */
export const attentionKinds = [
  'offer expiring',
  'work at risk',
  'call for help',
  'company behind',
  'outcome to decide',
  'objection to decide',
  'no signing key',
  'overdue answer',
  'permission overdue',
  'project awaiting approval',
  'unverified company',
  'domain to decide',
  'early sign',
  'open message',
  'project at risk',
  'project without applicants',
] as const;
export type AttentionKind = (typeof attentionKinds)[number];

/** Kinds with a list here; the board lists work, and there is one key. */
export const listedKinds = attentionKinds.filter(
  (kind) => kind !== 'work at risk' && kind !== 'call for help' && kind !== 'no signing key',
);
export type ListedKind = (typeof listedKinds)[number];

/** The project, company, message or work that it is about, and what is the matter. */
const inNeed = v.object({ id: v.number(), title: textUpTo(300), detail: textUpTo(2_000) });
export type InNeed = v.InferOutput<typeof inNeed>;

const attention = v.object({
  kind: v.picklist(attentionKinds),
  count: v.number(),
  /** The most pressing of them; null for work, which its board lists. A key that is missing has the number 0. */
  first: v.nullable(inNeed),
});
export type Attention = v.InferOutput<typeof attention>;

/** Students who applied in the last 90 days and those of them who are placed, as the report on outcomes counts both. */
const placement = v.object({
  /** Days in UTC, both included. */
  from: v.string(),
  to: v.string(),
  applied: v.number(),
  placed: v.number(),
});

/** An event: somebody applied to a project, posted one, or joined. */
const activity = v.object({
  at: instant,
  by: v.object({ kind: v.picklist(['student', 'company']), id: v.number(), name: v.string() }),
  did: v.picklist(['applied', 'posted', 'joined']),
  /** Null if somebody joined. */
  project: v.nullable(v.object({ id: v.number(), title: v.string() })),
});
export type Activity = v.InferOutput<typeof activity>;

const overview = v.object({
  companies: figure,
  students: figure,
  projects: figure,
  completedProjects: figure,
  placement,
  /** Each kind of which there are any. */
  attention: upTo(attentionKinds.length, attention),
  /** The latest applications, projects and people, twenty at most. */
  activity: upTo(20, activity),
});
export type Overview = v.InferOutput<typeof overview>;

export const getOverview = endpoint({
  route: 'GET /Overview',
  summary: 'The dashboard’s figures',
  audience: { Admin: 'any' },
  reads: 'replica',
  reply: { kind: 'json', schema: overview },
});

export const listAttention = endpoint({
  route: 'GET /Overview/attention',
  summary: 'Everything of one kind that needs attention, the most pressing first',
  audience: { Admin: 'any' },
  query: v.object({ kind: v.picklist(listedKinds, 'Choose what to list.'), ...pageEntries }),
  paged: true,
  reads: 'replica',
  reply: { kind: 'json', schema: v.array(inNeed) },
});

export const searchKinds = ['student', 'company', 'project', 'admin'] as const;

/** Five of each kind. */
const foundAtMost = 5 * searchKinds.length;

/** Something the search found. `title` holds the words searched for, or `detail` does. */
const found = v.object({
  kind: v.picklist(searchKinds),
  id: v.number(),
  title: v.string(),
  detail: v.string(),
});
export type Found = v.InferOutput<typeof found>;

export const search = endpoint({
  route: 'GET /Search',
  summary: 'Search students, companies, projects and admins by name, address or title',
  audience: { Admin: 'any' },
  query: v.object({ q: v.optional(text(100), '') }),
  reads: 'replica',
  reply: { kind: 'json', schema: upTo(foundAtMost, found) },
});
