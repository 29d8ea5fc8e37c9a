import * as v from 'valibot';
import { roles } from '../accounts/people.ts';
import { timelineEntry } from '../applications/applications.ts';
import { endpoint } from '../endpoint.ts';
import { idInPath } from '../fields.ts';
import { pageEntries } from '../paging.ts';
import { projectStatuses } from '../projects/statuses.ts';
import { instant } from '../time.ts';

/** Records with a page and a history in the admin area. */
export const recordKinds = ['student', 'company', 'project'] as const;
export type RecordKind = (typeof recordKinds)[number];

const happening = {
  /** Unique within a history. */
  id: v.string(),
  at: instant,
  /** Null if there was no author or their account is gone. */
  by: v.nullable(v.object({ role: v.picklist(roles), name: v.string() })),
};

const project = v.object({ id: v.number(), title: v.string() });
const fields = v.nullable(v.record(v.string(), v.unknown()));
/** The fields that changed, as they were and as they became; null where that was not kept. */
const changed = { before: fields, after: fields };

/** One thing that happened to a student, a company or a project. */
const historyEntry = v.variant('what', [
  v.object({ ...happening, what: v.literal('joined') }),
  /** An admin did something: `act` is one word of the audit log. */
  v.object({
    ...happening,
    what: v.literal('admin act'),
    act: v.string(),
    subject: v.string(),
    ...changed,
  }),
  v.object({
    ...happening,
    what: v.literal('project moved'),
    project,
    /** Null where it was posted or began as a draft. */
    from: v.nullable(v.picklist(projectStatuses)),
    to: v.picklist(projectStatuses),
    reason: v.string(),
    ...changed,
  }),
  v.object({ ...happening, what: v.literal('project edited'), project, ...changed }),
  v.object({
    ...happening,
    what: v.literal('progress note'),
    project,
    title: v.string(),
    remarks: v.string(),
  }),
  v.object({
    ...happening,
    what: v.literal('application moved'),
    event: timelineEntry.entries.event,
    student: v.object({ id: v.number(), name: v.string() }),
    project,
  }),
  /** An assignment offered places of the project, or took them back. */
  v.object({
    ...happening,
    what: v.picklist(['assignment published', 'assignment undone']),
    runId: v.number(),
    places: v.number(),
  }),
]);
export type HistoryEntry = v.InferOutput<typeof historyEntry>;

export const listHistory = endpoint({
  route: 'GET /History/{kind}/{id}',
  summary: 'What happened to a student, a company or a project, newest first',
  audience: { Admin: 'any' },
  params: v.object({
    kind: v.picklist(recordKinds, 'This has no history.'),
    id: idInPath,
  }),
  query: v.object(pageEntries),
  paged: true,
  reads: 'replica',
  reply: { kind: 'json', schema: v.array(historyEntry) },
});
