import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { upTo } from '../paging.ts';
import { csvReply } from '../table.ts';
import { termInQuery } from '../terms/terms.ts';
import { day } from '../time.ts';

export const reports = {
  funnel: ['engineering', 'company', 'month'],
  times: ['engineering', 'company', 'month'],
  places: ['project'],
  outcomes: ['university', 'year'],
  evaluations: ['university', 'term', 'company'],
  steps: ['dimension'],
} as const;
export type ReportName = keyof typeof reports;
export const reportNames = Object.keys(reports) as ReportName[];
const reportGroups = [
  'engineering',
  'company',
  'month',
  'project',
  'university',
  'year',
  'term',
  'dimension',
] as const;
export type ReportGroup = (typeof reportGroups)[number];

/** A figure of a report: `days` are medians with one decimal, `share` is 0 to 1, `step` is 1 to 5. */
const column = v.object({
  key: v.string(),
  label: v.string(),
  /** Definition of the figure in a sentence. */
  definition: v.string(),
  unit: v.picklist(['count', 'days', 'share', 'step']),
});
export type ReportColumn = v.InferOutput<typeof column>;

/** More than any report has. */
const columnsAtMost = 12;

const figures = upTo(columnsAtMost, v.nullable(v.number()));

const row = v.object({
  label: v.string(),
  /** The rows behind it, an address of this site; empty where there are none to show. */
  link: v.string(),
  /** One for each column; null where there is nothing to measure. */
  values: figures,
  /** Figures of the preceding period of equal length; empty if not asked for. */
  before: figures,
});
export type ReportRow = v.InferOutput<typeof row>;

const report = v.object({
  name: v.picklist(reportNames),
  by: v.picklist(reportGroups),
  /** Days in UTC, both included. */
  from: v.string(),
  to: v.string(),
  columns: upTo(columnsAtMost, column),
  /** The largest first, or in the order of time; two hundred at most. */
  rows: upTo(200, row),
  total: row,
});
export type Report = v.InferOutput<typeof report>;

const audience = { Admin: 'any' } as const;
const params = v.object({ name: v.picklist(reportNames, 'There is no such report.') });
const query = v.object({
  by: v.optional(
    v.union([v.literal(''), v.picklist(reportGroups)], 'The report cannot be grouped by that.'),
    '',
  ),
  /** Without: the last 90 days, as on the dashboard. Places look ahead and take no period. */
  from: day,
  to: day,
  /** Only what belongs to a project of it; the period is the whole term unless another one is named. */
  term: termInQuery,
  compare: v.optional(v.picklist(['true', 'false'], 'This must be true or false.'), 'false'),
});
export type ReportQuery = v.InferOutput<typeof query>;

export const getReport = endpoint({
  route: 'GET /Reports/{name}',
  summary: 'A report over a period, grouped, with definitions',
  audience,
  params,
  query,
  reads: 'replica',
  reply: { kind: 'json', schema: report },
  problems: ['invalid'],
});

export const exportReport = endpoint({
  route: 'GET /Reports/{name}/csv',
  summary: 'Export a report as CSV',
  audience,
  params,
  query,
  reads: 'replica',
  reply: csvReply,
  problems: ['invalid'],
});

export const exportCodebook = endpoint({
  route: 'GET /Reports/{name}/codebook',
  summary: 'What each column of a report’s CSV means, as CSV',
  audience,
  params,
  reply: csvReply,
});
