import { describe, expect, test } from 'vitest';
import { milestoneStates } from '../../contract/engagements/deliveries.ts';
import { engagementStates } from '../../contract/engagements/engagements.ts';
import { extensionStates } from '../../contract/engagements/extensions.ts';
import {
  engagementMoves,
  engagementTable,
  extensionMoves,
  extensionTable,
  milestoneMoves,
  milestoneTable,
} from '../testing/engagement-tables.ts';
import { engagementAfter } from './engagement.ts';
import { extensionAfter } from './extension.ts';
import { milestoneAfter } from './milestone.ts';
import type { Mover } from './mover.ts';

const movers: Mover[] = ['Student', 'Company', 'Admin', 'Faculty', 'system'];

describe('an engagement', () => {
  for (const from of engagementStates) {
    for (const move of engagementMoves) {
      for (const mover of movers) {
        const to = engagementTable(from, move, mover);
        test(`${from}: ${move} by ${mover} ${to ? `leads to ${to}` : 'is refused'}`, () => {
          expect(engagementAfter(from, move, mover)).toBe(to);
        });
      }
    }
  }
});

describe('a milestone', () => {
  for (const from of milestoneStates) {
    for (const move of milestoneMoves) {
      for (const mover of movers) {
        const to = milestoneTable(from, move, mover);
        test(`${from}: ${move} by ${mover} ${to ? `leads to ${to}` : 'is refused'}`, () => {
          expect(milestoneAfter(from, move, mover)).toBe(to);
        });
      }
    }
  }
});

describe('a request for more time', () => {
  for (const from of extensionStates) {
    for (const move of extensionMoves) {
      for (const mover of movers) {
        const to = extensionTable(from, move, mover);
        test(`${from}: ${move} by ${mover} ${to ? `leads to ${to}` : 'is refused'}`, () => {
          expect(extensionAfter(from, move, mover)).toBe(to);
        });
      }
    }
  }
});
