import * as v from 'valibot';
import { companiesMatching } from '../companies/managed-companies.ts';
import { endpoint } from '../endpoint.ts';
import { id, idInPath, textUpTo } from '../fields.ts';
import { countedAtMost, upTo } from '../paging.ts';
import { studentsMatching } from '../students/managed-students.ts';
import { instant } from '../time.ts';

/** The most people one act may be about. */
const massActAtMost = 1_000;

const massActKinds = ['student', 'company'] as const;
export type MassActKind = (typeof massActKinds)[number];

export const massActNames = ['disable', 'enable', 'verify', 'take mark back', 'delete'] as const;
export type MassActName = (typeof massActNames)[number];

/** What can be done to many of each kind: students have no mark to give. */
export const massActsOf = {
  student: ['disable', 'enable', 'delete'],
  company: massActNames,
} as const satisfies Record<MassActKind, readonly MassActName[]>;

const massActStates = ['proposed', 'running', 'done', 'taking back', 'taken back'] as const;

/** One act about many, from what it would do to what came of it. */
const massAct = v.object({
  id: v.number(),
  kind: v.picklist(massActKinds),
  act: v.picklist(massActNames),
  state: v.picklist(massActStates),
  /** The admin's address; null once they are deleted. */
  by: v.nullable(v.string()),
  madeAt: instant,
  /** How many it is about, and how many of them have been dealt with. */
  people: v.number(),
  handled: v.number(),
  /** How many it changed, and how many of those it still has. */
  changed: v.number(),
  /** Those it could not change, twenty at most, and how many there are. */
  refused: v.number(),
  refusals: upTo(20, v.object({ label: textUpTo(254), reason: textUpTo(254) })),
  /** What hangs on these people now: shown before it begins. */
  sessions: v.number(),
  openApplications: v.number(),
  openProjects: v.number(),
  /** Until when it can be taken back; null where it cannot be. */
  undoUntil: v.nullable(instant),
});
export type MassAct = v.InferOutput<typeof massAct>;

const audience = { Admin: 'any' } as const;
const byId = v.object({ id: idInPath });
const reply = { kind: 'json', schema: massAct } as const;

export const proposeMassAct = endpoint({
  method: 'POST',
  path: '/MassActs',
  summary: 'Say what an act about many students or companies would do; nothing happens yet',
  audience,
  idempotent: true,
  body: v.object({
    kind: v.picklist(massActKinds, 'This is student or company.'),
    act: v.picklist(massActNames, 'There is no such act.'),
    ids: v.pipe(
      v.array(id),
      v.minLength(1, 'Choose at least one.'),
      v.maxLength(massActAtMost, `Choose at most ${massActAtMost}.`),
    ),
  }),
  reply: { ...reply, status: 201 },
});

const matching = <const Kind extends MassActKind, Query extends v.GenericSchema>(
  kind: Kind,
  query: Query,
) =>
  v.object({
    kind: v.literal(kind),
    act: v.picklist(massActsOf[kind] as (typeof massActsOf)[Kind], 'There is no such act.'),
    matching: query,
  });

export const proposeMassActOnMatching = endpoint({
  method: 'POST',
  path: '/MassActs/matching',
  summary: `Say what an act about all that a search finds, at most ${countedAtMost.toLocaleString('en')}, would do; nothing happens yet`,
  audience,
  idempotent: true,
  body: v.variant(
    'kind',
    [matching('student', studentsMatching), matching('company', companiesMatching)],
    'This is student or company.',
  ),
  reply: { ...reply, status: 201 },
});

export const listMassActs = endpoint({
  method: 'GET',
  path: '/MassActs',
  summary: 'From how many people on an act is shown first, and the acts of the last day',
  audience,
  reply: { kind: 'json', schema: v.object({ above: v.number(), acts: upTo(20, massAct) }) },
});

export const getMassAct = endpoint({
  method: 'GET',
  path: '/MassActs/{id}',
  summary: 'An act about many: how far it is, and what came of it',
  audience,
  params: byId,
  reply,
});

export const startMassAct = endpoint({
  method: 'POST',
  path: '/MassActs/{id}/start',
  summary: 'Begin an act that was shown; it goes on after the answer',
  audience,
  asksPassword: true,
  params: byId,
  reply,
});

export const undoMassAct = endpoint({
  method: 'POST',
  path: '/MassActs/{id}/undo',
  summary: 'Take an act back, within a day and where it can be',
  audience,
  asksPassword: true,
  params: byId,
  reply,
  problems: ['undo-over'],
});
