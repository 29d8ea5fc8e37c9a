import * as v from 'valibot';
import { companiesMatching } from '../companies/managed-companies.ts';
import { endpoint } from '../endpoint.ts';
import { textUpTo } from '../fields.ts';
import { chosenIds, countedAtMost, upTo } from '../paging.ts';
import { studentsMatching } from '../students/managed-students.ts';
import { instant } from '../time.ts';
import { inFigures } from '../words/figures.ts';

const bulkActionKinds = ['student', 'company'] as const;
export type BulkActionKind = (typeof bulkActionKinds)[number];

export const bulkActionNames = ['disable', 'enable', 'verify', 'take mark back', 'delete'] as const;
export type BulkActionName = (typeof bulkActionNames)[number];

/** Acts on many, by kind. Students have no verified mark. */
export const bulkActionsOf = {
  student: ['disable', 'enable', 'delete'],
  company: bulkActionNames,
} as const satisfies Record<BulkActionKind, readonly BulkActionName[]>;

const bulkActionStates = ['proposed', 'running', 'done', 'taking back', 'taken back'] as const;

/** One act on many people, from its preview to its outcome. */
const bulkAction = v.object({
  id: v.number(),
  kind: v.picklist(bulkActionKinds),
  act: v.picklist(bulkActionNames),
  state: v.picklist(bulkActionStates),
  /** The admin's address; null once they are deleted. */
  by: v.nullable(v.string()),
  madeAt: instant,
  /** People it affects, and those dealt with so far. */
  people: v.number(),
  handled: v.number(),
  /** People it changed, and those of them that still exist. */
  changed: v.number(),
  /** First twenty it could not change, and the number of all. */
  refused: v.number(),
  refusals: upTo(20, v.object({ label: textUpTo(254), reason: textUpTo(254) })),
  /** Related records at present, shown before it begins. */
  sessions: v.number(),
  openApplications: v.number(),
  openProjects: v.number(),
  /** End of the time to take it back; null if it cannot be. */
  undoUntil: v.nullable(instant),
});
export type BulkAction = v.InferOutput<typeof bulkAction>;

const audience = { Admin: 'any' } as const;
const reply = { kind: 'json', schema: bulkAction } as const;

export const proposeBulkAction = endpoint({
  route: 'POST /BulkActions',
  summary: 'Say what an action on many students or companies would do; nothing happens yet',
  audience,
  idempotent: true,
  body: v.object({
    kind: v.picklist(bulkActionKinds, 'This must be student or company.'),
    act: v.picklist(bulkActionNames, 'There is no such action.'),
    ids: chosenIds,
  }),
  reply: { ...reply, status: 201 },
});

const matching = <const Kind extends BulkActionKind, Query extends v.GenericSchema>(
  kind: Kind,
  query: Query,
) =>
  v.object({
    kind: v.literal(kind),
    act: v.picklist(
      bulkActionsOf[kind] as (typeof bulkActionsOf)[Kind],
      'There is no such action.',
    ),
    matching: query,
  });

export const proposeBulkActionOnMatching = endpoint({
  route: 'POST /BulkActions/matching',
  summary: `Say what an action on all that a search finds, at most ${inFigures(countedAtMost)}, would do; nothing happens yet`,
  audience,
  idempotent: true,
  body: v.variant(
    'kind',
    [matching('student', studentsMatching), matching('company', companiesMatching)],
    'This must be student or company.',
  ),
  reply: { ...reply, status: 201 },
});

export const listBulkActions = endpoint({
  route: 'GET /BulkActions',
  summary: 'From how many people an action is shown first, and the actions of the last day',
  audience,
  reply: { kind: 'json', schema: v.object({ above: v.number(), acts: upTo(20, bulkAction) }) },
});

export const getBulkAction = endpoint({
  route: 'GET /BulkActions/{id}',
  summary: 'An action on many: how far it is, and what came of it',
  audience,
  reply,
});

export const startBulkAction = endpoint({
  route: 'POST /BulkActions/{id}/start',
  summary: 'Begin an action that was shown; it continues after the answer',
  audience,
  asksPassword: true,
  reply,
});

export const undoBulkAction = endpoint({
  route: 'POST /BulkActions/{id}/undo',
  summary: 'Take back an action, within a day and where that is possible',
  audience,
  asksPassword: true,
  reply,
  problems: ['undo-over'],
});
