import { describe, expect, test } from 'vitest';
import { milestoneStates } from '../../contract/engagements/deliveries.ts';
import { decideObjection, type Objectable, objectionsEnd } from './objection.ts';

const handedInAt = new Date('2031-03-03T12:00:00Z');
const version: Objectable = {
  milestone: { by: 'team', state: 'Submitted' },
  handedInAt,
  isOwn: false,
  hasObjected: false,
};
const anHourLater = new Date('2031-03-03T13:00:00Z');
const judged = (change: Partial<Objectable>, now = anHourLater) =>
  decideObjection({ ...version, ...change }, 'Student', now);

describe('an objection', () => {
  test('is a mate’s for 24 hours, and not at their very end', () => {
    const end = objectionsEnd(handedInAt);
    expect(end.toISOString()).toBe('2031-03-04T12:00:00.000Z');
    expect(judged({}, new Date(end.getTime() - 1))).toBe('may object');
    expect(judged({}, end)).toBe('too late');
  });

  test('is made once, and not by whoever handed the version in', () => {
    expect(judged({ hasObjected: true })).toBe('has objected');
    expect(judged({ isOwn: true })).toBe('own');
  });

  test('is about the team’s milestones only', () => {
    expect(judged({ milestone: { by: 'each', state: 'Submitted' } })).toBe('by each');
  });

  test.each(milestoneStates)('of what is %s is made before the review, or not at all', (state) => {
    const may = state === 'Submitted' ? 'may object' : 'reviewed';
    expect(judged({ milestone: { by: 'team', state } })).toBe(may);
  });

  test('is no company’s, and no office’s', () => {
    for (const by of ['Company', 'Admin', 'Faculty', 'system'] as const)
      expect(decideObjection(version, by, anHourLater)).toBe('reviewed');
  });
});
