import { describe, expect, test } from 'vitest';
import { type ApplicationStatus, applicationStatuses } from '../../contract/applications.ts';
import { type ProjectStatus, projectStatuses } from '../../contract/projects.ts';
import type { ApplicationMove, Mover } from './application.ts';
import { applicationAfter, applicationMoves, projectMoves } from './moves.ts';

const movers: Mover[] = ['Student', 'Company', 'Admin', 'system'];

/** The table of the design, written out once more by hand: from, move, by, to. */
const applicationTable: [ApplicationStatus[], ApplicationMove, Mover[], ApplicationStatus][] = [
  [['Under Review'], 'shortlist', ['Company', 'Admin'], 'Shortlisted'],
  [['Under Review', 'Shortlisted'], 'offer', ['Company', 'Admin'], 'Offered'],
  [['Offered'], 'accept', ['Student'], 'Accepted'],
  [['Offered'], 'decline', ['Student'], 'Declined'],
  [['Offered'], 'expire', ['system'], 'Expired'],
  [['Under Review', 'Shortlisted', 'Offered'], 'reject', ['Company', 'Admin'], 'Rejected'],
  [['Under Review', 'Shortlisted', 'Offered', 'Accepted'], 'withdraw', ['Student'], 'Withdrawn'],
  [['Under Review', 'Shortlisted'], 'close', ['system'], 'Closed'],
  [['Accepted'], 'complete', ['Company', 'Admin'], 'Completed'],
];

const projectTable: [ProjectStatus, ProjectStatus[], Mover[]][] = [
  ['Draft', ['pending', 'Cancelled'], ['Company', 'Admin']],
  ['pending', ['In Progress', 'On Hold', 'Cancelled'], ['Company', 'Admin']],
  ['In Progress', ['Completed', 'On Hold', 'Cancelled'], ['Company', 'Admin']],
  ['On Hold', ['pending', 'In Progress', 'Cancelled'], ['Company', 'Admin']],
  ['Completed', ['In Progress'], ['Admin']],
  ['Cancelled', ['pending'], ['Admin']],
];

describe('an application', () => {
  for (const from of applicationStatuses) {
    for (const [starts, move, by, to] of applicationTable) {
      for (const mover of movers) {
        const legal = starts.includes(from) && by.includes(mover);
        test(`${from}: ${move} by ${mover} ${legal ? `leads to ${to}` : 'is refused'}`, () => {
          expect(applicationAfter(from, move, mover)).toBe(legal ? to : null);
        });
      }
    }
  }

  test('offers a person only their own moves', () => {
    expect(applicationMoves('Offered', 'Student')).toEqual(['accept', 'decline', 'withdraw']);
    expect(applicationMoves('Offered', 'Company')).toEqual(['reject']);
    expect(applicationMoves('Rejected', 'Student')).toEqual([]);
  });
});

describe('a project', () => {
  for (const [from, targets, by] of projectTable) {
    for (const mover of movers) {
      test(`${from} moves by ${mover} as the table says`, () => {
        const allowed = by.includes(mover) ? targets : [];
        expect(projectMoves(from, mover).sort()).toEqual([...allowed].sort());
      });
    }
  }

  test('knows every status', () => {
    expect(projectTable.map(([from]) => from).sort()).toEqual([...projectStatuses].sort());
  });
});
