import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { text } from '../fields.ts';
import { pageEntries } from '../paging.ts';
import { csvReply } from '../table.ts';
import { pairsEntries, pinEntries } from './assignment-pins.ts';
import {
  assignedStudent,
  assignmentPreview,
  assignmentRun,
  assignmentScope,
  listedRun,
  proposalKinds,
} from './assignment-run.ts';

const audience = { Admin: 'any' } as const;
const kind = v.picklist(proposalKinds, 'Choose students, companies or rank.');
const run = { kind: 'json', schema: assignmentRun } as const;

export const previewAssignment = endpoint({
  route: 'POST /Assignments/preview',
  onlyReads: true,
  summary:
    'Who would take part in an assignment, which projects cannot be filled, and which pins cannot be kept',
  audience,
  body: v.object({ ...assignmentScope.entries, ...pairsEntries }),
  reply: { kind: 'json', schema: assignmentPreview },
});

export const proposeAssignment = endpoint({
  route: 'POST /Assignments',
  summary: 'Compute three assignments of a scope; nothing changes until one is published',
  audience,
  body: v.object({
    scope: assignmentScope,
    ...pinEntries,
    seed: v.optional(
      v.pipe(
        v.number('Use a number.'),
        v.integer('Use a whole number.'),
        v.minValue(0, 'Use 0 or more.'),
        v.maxValue(4_294_967_295, 'Use at most 4294967295.'),
      ),
    ),
  }),
  idempotent: true,
  reply: { ...run, status: 201 },
  problems: ['nobody-takes-part'],
});

export const listAssignments = endpoint({
  route: 'GET /Assignments',
  summary: 'Assignment runs, newest first',
  audience,
  query: v.object(pageEntries),
  paged: true,
  reply: { kind: 'json', schema: v.array(listedRun) },
});

export const getAssignment = endpoint({
  route: 'GET /Assignments/{id}',
  summary: 'One run',
  audience,
  reply: run,
});

export const listAssignedStudents = endpoint({
  route: 'GET /Assignments/{id}/students',
  summary: 'The students of a proposal, each with why they did not get a higher choice',
  audience,
  query: v.object({
    kind: v.optional(kind, 'students'),
    only: v.optional(
      v.picklist(
        ['', 'unplaced', 'not first', 'differs', 'unordered'],
        'Choose which students to show.',
      ),
      '',
    ),
    searchText: v.optional(text(100), ''),
    ...pageEntries,
  }),
  paged: true,
  reply: { kind: 'json', schema: v.array(assignedStudent) },
});

/** Columns of the file of a proposal. */
export const assignmentColumns = [
  'student',
  'email',
  'university',
  'project',
  'company',
  'choice',
  'choices',
  'ordered',
  'pinned',
] as const;

export const exportAssignment = endpoint({
  route: 'GET /Assignments/{id}/export',
  summary:
    'Export a proposal as CSV, before and after it is published; students without a place last',
  audience,
  query: v.object({ kind: v.optional(kind, 'students') }),
  reply: csvReply,
  problems: ['run-not-ready'],
});

export const publishAssignment = endpoint({
  route: 'POST /Assignments/{id}/publish',
  summary: 'Turn a proposal into offers, all or none, if nothing has changed since',
  audience,
  asksPassword: true,
  body: v.object({ kind }),
  reply: run,
  problems: ['run-not-ready', 'programme-changed'],
});

export const undoAssignment = endpoint({
  route: 'POST /Assignments/{id}/undo',
  summary: 'Undo a published run, within an hour and before any student answers',
  audience,
  asksPassword: true,
  reply: run,
  problems: ['run-not-ready', 'undo-over'],
});

export const discardAssignment = endpoint({
  route: 'DELETE /Assignments/{id}',
  summary: 'Stop a run that is computing, or discard a draft; not a published run',
  audience,
  reply: run,
  problems: ['run-not-ready'],
});

export const replayAssignment = endpoint({
  route: 'POST /Assignments/{id}/replay',
  onlyReads: true,
  summary: 'Recompute a run from its stored inputs and compare',
  audience,
  reply: { kind: 'json', schema: v.object({ same: v.boolean() }) },
  problems: ['run-not-ready'],
});
