import type { MilestoneState } from '../../contract/engagements/deliveries.ts';
import type { EngagementState } from '../../contract/engagements/engagements.ts';
import type { ExtensionState } from '../../contract/engagements/extensions.ts';
import type { EngagementMove } from '../lifecycle/engagement.ts';
import type { ExtensionMove } from '../lifecycle/extension.ts';
import type { MilestoneMove } from '../lifecycle/milestone.ts';
import type { Mover } from '../lifecycle/mover.ts';

export const engagementMoves: EngagementMove[] = [
  'agree',
  'settle',
  'complete',
  'not complete',
  'end',
];
export const milestoneMoves: MilestoneMove[] = [
  'deliver',
  'object',
  'approve',
  'ask for changes',
  'waive',
];
export const extensionMoves: ExtensionMove[] = [
  'grant',
  'refuse',
  'offer another day',
  'accept',
  'withdraw',
  'overtake',
];

type Row<State, Move> = readonly [State[], Move, Mover[], State];

/** The tables of the design, written out once more by hand; every move that is not here is refused. */
const ofEngagement: readonly Row<EngagementState, EngagementMove>[] = [
  [['Planning', 'Working', 'Evaluating'], 'agree', ['Student'], 'Working'],
  [['Working'], 'settle', ['system'], 'Evaluating'],
  [['Planning', 'Working', 'Evaluating'], 'complete', ['Company', 'Admin', 'system'], 'Completed'],
  [['Not completed'], 'complete', ['system'], 'Completed'],
  [['Evaluating', 'Completed'], 'not complete', ['system'], 'Not completed'],
  [['Planning', 'Working', 'Evaluating'], 'end', ['Student', 'Company', 'Admin'], 'Ended early'],
];

const ofMilestone: readonly Row<MilestoneState, MilestoneMove>[] = [
  [['Planned', 'Submitted', 'Changes asked for'], 'deliver', ['Student'], 'Submitted'],
  [['Submitted'], 'object', ['Student'], 'Submitted'],
  [['Submitted'], 'approve', ['Company', 'Admin'], 'Approved'],
  [['Submitted'], 'ask for changes', ['Company', 'Admin'], 'Changes asked for'],
  [['Planned', 'Changes asked for'], 'waive', ['Company', 'Admin'], 'Waived'],
];

const ofExtension: readonly Row<ExtensionState, ExtensionMove>[] = [
  [['Asked'], 'grant', ['Company', 'Admin'], 'Granted'],
  [['Asked'], 'refuse', ['Company', 'Admin'], 'Refused'],
  [['Asked'], 'offer another day', ['Company', 'Admin'], 'Countered'],
  [['Countered'], 'accept', ['Student'], 'Granted'],
  [['Asked', 'Countered'], 'withdraw', ['Student'], 'Withdrawn'],
  [['Asked', 'Countered'], 'overtake', ['system'], 'Overtaken'],
];

const says =
  <State, Move>(table: readonly Row<State, Move>[]) =>
  (from: State, move: Move, by: Mover): State | null =>
    table.find(
      ([states, named, movers]) => states.includes(from) && named === move && movers.includes(by),
    )?.[3] ?? null;

export const engagementTable = says(ofEngagement);
export const milestoneTable = says(ofMilestone);
export const extensionTable = says(ofExtension);
