import { describe, expect, test } from 'vitest';
import {
  type ApplicationStatus,
  applicationEvents,
  applicationStatuses,
} from '../../contract/applications/moves.ts';
import { projectStatuses } from '../../contract/projects/statuses.ts';
import {
  applicationTable,
  approvalTable,
  projectTable,
  tableSays,
  targetsInTable,
} from '../testing/design-tables.ts';
import {
  type ApplicationMove,
  applicationAfter,
  applicationMoves,
  closedWithProject,
  live,
} from './application.ts';
import type { Mover } from './mover.ts';
import { projectMoves } from './project.ts';

const movers: Mover[] = ['Student', 'Company', 'Admin', 'Faculty', 'system'];

const moves: ApplicationMove[] = [
  ...applicationEvents,
  'complete',
  'not complete',
  'expire',
  'close',
  'await',
  'confirm',
  'refuse',
];

describe('an application', () => {
  test('a status of another API offers nothing', () => {
    expect(applicationMoves('Approved' as ApplicationStatus, 'Student')).toEqual([]);
  });

  for (const from of applicationStatuses) {
    for (const move of moves) {
      for (const mover of movers) {
        const to = tableSays(from, move, mover);
        test(`${from}: ${move} by ${mover} ${to ? `leads to ${to}` : 'is refused'}`, () => {
          expect(applicationAfter(from, move, mover)).toBe(to);
        });
      }
    }
  }

  test('knows every move of the table and no other', () => {
    expect(applicationTable.map(([, move]) => move).sort()).toEqual([...moves].sort());
  });

  test('that waits for its company or a university is closed with its project', () => {
    const closed = applicationStatuses.filter((from) => applicationAfter(from, 'close', 'system'));
    expect([...closedWithProject]).toEqual(closed);
  });

  test('is live as long as its student can withdraw it', () => {
    const open = applicationStatuses.filter((from) =>
      applicationAfter(from, 'withdraw', 'Student'),
    );
    expect([...live]).toEqual(open);
  });

  test('offers a person only their own moves', () => {
    expect(applicationMoves('Offered', 'Student')).toEqual(['accept', 'decline', 'withdraw']);
    expect(applicationMoves('Offered', 'Company')).toEqual(['reject']);
    expect(applicationMoves('Rejected', 'Student')).toEqual([]);
  });
});

describe('a project', () => {
  for (const from of projectStatuses) {
    for (const mover of movers) {
      const targets = targetsInTable(from, mover);
      test(`${from} can become ${targets.join(', ') || 'nothing'} by ${mover}`, () => {
        expect(projectMoves(from, mover).sort()).toEqual([...targets].sort());
      });
    }
  }

  test.each(approvalTable)('%s can become %o by a company that needs approval', (from, targets) => {
    expect(projectMoves(from, 'Company', { needsApproval: true }).sort()).toEqual(
      [...targets].sort(),
    );
  });

  test('that the product completed can be reopened by its company for a while', () => {
    expect(projectMoves('Completed', 'Company', { mayReopen: true })).toEqual(['In Progress']);
  });

  test('knows every status', () => {
    expect([...new Set(projectTable.map(([from]) => from))].sort()).toEqual(
      [...projectStatuses].sort(),
    );
  });
});
