import type { ApplicationStatus } from '../../contract/applications/moves.ts';
import type { ProjectStatus } from '../../contract/projects/statuses.ts';
import type { ApplicationMove } from '../lifecycle/application.ts';
import type { Mover } from '../lifecycle/mover.ts';

/**
 * The tables of the design, written out once more by hand: from, move, by, to. The lifecycle, the API and
 * the screens are tested against them; every move that is not here is refused.
 */
export const applicationTable: [
  ApplicationStatus[],
  ApplicationMove,
  Mover[],
  ApplicationStatus,
][] = [
  [['Under Review'], 'shortlist', ['Company', 'Admin'], 'Shortlisted'],
  [['Shortlisted'], 'unshortlist', ['Company', 'Admin'], 'Under Review'],
  [['Under Review', 'Shortlisted'], 'offer', ['Company', 'Admin'], 'Offered'],
  [['Offered'], 'accept', ['Student'], 'Accepted'],
  [['Offered'], 'decline', ['Student'], 'Declined'],
  [['Offered'], 'await', ['Student'], 'Awaiting university'],
  [['Awaiting university'], 'confirm', ['Faculty'], 'Accepted'],
  [['Awaiting university'], 'refuse', ['Faculty'], 'Declined'],
  [['Offered', 'Awaiting university'], 'expire', ['system'], 'Expired'],
  [['Under Review', 'Shortlisted', 'Offered'], 'reject', ['Company', 'Admin'], 'Rejected'],
  [
    ['Under Review', 'Shortlisted', 'Offered', 'Awaiting university', 'Accepted'],
    'withdraw',
    ['Student'],
    'Withdrawn',
  ],
  [['Under Review', 'Shortlisted', 'Awaiting university'], 'close', ['system'], 'Closed'],
  [['Accepted', 'Not completed'], 'complete', ['system'], 'Completed'],
  [['Accepted', 'Completed'], 'not complete', ['system'], 'Not completed'],
  [['Accepted'], 'end', ['Company', 'Admin'], 'Ended early'],
  [['Ended early'], 'answer', ['Student'], 'Ended early'],
];

export const projectTable: [ProjectStatus, ProjectStatus[], Mover[]][] = [
  ['Draft', ['pending', 'Cancelled'], ['Company', 'Admin']],
  ['Awaiting approval', ['Draft', 'pending', 'Cancelled'], ['Company', 'Admin']],
  ['pending', ['In Progress', 'On Hold', 'Cancelled'], ['Company', 'Admin']],
  ['pending', ['In Progress', 'Completed'], ['system']],
  ['In Progress', ['Completed', 'On Hold', 'Cancelled'], ['Company', 'Admin']],
  ['In Progress', ['Completed'], ['system']],
  ['On Hold', ['pending', 'In Progress', 'Cancelled'], ['Company', 'Admin']],
  ['Completed', ['In Progress'], ['Admin']],
  ['Cancelled', ['pending'], ['Admin']],
];

/** Where the table leads from a state by a move of somebody, null where it leads nowhere. */
export function tableSays(
  from: ApplicationStatus,
  move: ApplicationMove,
  by: Mover,
): ApplicationStatus | null {
  const row = applicationTable.find(
    ([starts, name, movers]) => starts.includes(from) && name === move && movers.includes(by),
  );
  return row?.[3] ?? null;
}

/** What is different for a company whose projects need approval. */
export const approvalTable: [ProjectStatus, ProjectStatus[]][] = [
  ['Draft', ['Awaiting approval', 'Cancelled']],
  ['Awaiting approval', ['Draft', 'Cancelled']],
];

/** What the table lets somebody bring a project to. */
export const targetsInTable = (from: ProjectStatus, by: Mover): ProjectStatus[] =>
  projectTable.find(([start, , movers]) => start === from && movers.includes(by))?.[1] ?? [];
