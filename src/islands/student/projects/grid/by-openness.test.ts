import { expect, test } from 'vitest';
import type { Project } from '../../../../contract/projects/projects.ts';
import { byOpenness } from './by-openness.ts';

const open = { status: 'pending', places: 2, placesTaken: 0, deadline: null, applied: false };

test('what one can apply to comes first, then what one has applied to, then what is closed', () => {
  const now = new Date('2025-06-01T00:00:00Z');
  const lists = {
    free: {},
    soon: { opensAt: '2025-07-01T00:00:00.000Z' },
    applied: { applied: true },
    late: { deadline: '2025-05-31T00:00:00.000Z' },
    full: { placesTaken: 2 },
    begun: { status: 'In Progress' },
    accepted: { applied: true, status: 'In Progress' },
  };
  const sorted = (...names: (keyof typeof lists)[]) => {
    const projects = names.map((title) => ({ ...open, ...lists[title], title }) as Project);
    const { open: first, closed, isLast } = byOpenness(projects, now);
    const titles = (of: readonly Project[]) => of.map(({ title }) => title).join();
    return [titles(first), titles(closed), isLast];
  };
  expect(sorted('applied', 'free', 'soon', 'full', 'begun')).toEqual([
    'free,soon,applied',
    'full,begun',
    true,
  ]);
  expect(sorted('late', 'free', 'accepted')).toEqual(['free', 'late,accepted', false]);
  expect(sorted('full', 'accepted')).toEqual(['', 'full,accepted', true]);
});
