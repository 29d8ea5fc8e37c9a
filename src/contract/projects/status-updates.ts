import * as v from 'valibot';
import { endpoint, says } from '../endpoint.ts';
import { id, idInQuery, requiredLine, requiredText, text } from '../fields.ts';
import { choice, tableEntries } from '../table.ts';
import { instant } from '../time.ts';

/** Titles of a progress note. Some are also statuses of a project. */
export const statusUpdateTitles = [
  'Pending',
  'Ongoing',
  'Completed',
  'On Hold',
  'Cancelled',
  'Shortlisted',
  'Initial Review',
  'Ready for Deployment',
] as const;
export type StatusUpdateTitle = (typeof statusUpdateTitles)[number];

/** A progress note of a project. */
const statusUpdate = v.object({
  id: v.number(),
  projectTitle: v.string(),
  title: v.string(),
  remarks: v.string(),
  updatedAt: instant,
  /** The project it is about; null where no project has this title. */
  projectId: v.nullable(v.number()),
  /** Changes with every edit; an edit names the one it began from. The original API has none. */
  version: v.optional(v.string()),
});
export type StatusUpdate = v.InferOutput<typeof statusUpdate>;

export const statusUpdateForm = v.object({
  projectTitle: requiredLine('Project Title is required.', 200),
  title: v.pipe(
    requiredText('Status Title is required.', 40),
    v.picklist(statusUpdateTitles, 'Choose a status title.'),
  ),
  remarks: v.optional(text(2000), ''),
  /** Needed if several projects have the title. */
  projectId: v.optional(id),
  /** Moves the project itself as well, where the title names a project's status. */
  moveProject: v.optional(v.boolean('This must be true or false.'), false),
});
export type StatusUpdateForm = v.InferOutput<typeof statusUpdateForm>;

export const statusUpdateColumns = ['projectTitle', 'title', 'updatedAt'] as const;

const audience = { Company: 'own', Admin: 'any' } as const;
export const listStatusUpdates = endpoint({
  route: 'GET /StatusUpdates',
  summary: 'Progress notes, newest first: all for an admin, their own projects’ for a company',
  audience,
  query: v.object({
    ...tableEntries(statusUpdateColumns),
    title: choice(statusUpdateTitles, 'Choose a status title.'),
    projectId: idInQuery('This is not a project.'),
  }),
  paged: true,
  reads: 'replica',
  reply: { kind: 'json', schema: v.array(statusUpdate) },
});

export const addStatusUpdate = endpoint({
  route: 'POST /StatusUpdates',
  summary: 'Add a progress note and notify students with a place',
  audience,
  body: statusUpdateForm,
  idempotent: true,
  reply: { kind: 'json', schema: statusUpdate, status: 201 },
  problems: ['move-not-allowed'],
});

export const updateStatusUpdate = endpoint({
  route: 'PUT /StatusUpdates/{id}',
  summary: 'Change a progress note and its time',
  audience,
  body: statusUpdateForm,
  versioned: true,
  reply: { kind: 'json', schema: statusUpdate },
  problems: ['changed', 'move-not-allowed'],
});

export const deleteStatusUpdate = endpoint({
  route: 'DELETE /StatusUpdates/{id}',
  summary: 'Delete a progress note',
  audience,
  reply: says('Status deleted.'),
});
