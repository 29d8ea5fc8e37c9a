import { expect, test } from 'vitest';
import type { AssignmentRun } from '../../contract/assignments/assignment-run.ts';
import { mayUndo } from './assignment-run.ts';

test('a published run can be taken back until its hour is over', () => {
  const published = { undoUntil: '2025-03-01T11:00:00.000Z' } as AssignmentRun['published'];
  const run = { state: 'published', published } as AssignmentRun;
  expect(mayUndo(run, new Date('2025-03-01T10:59:59Z'))).toBe(true);
  expect(mayUndo(run, new Date('2025-03-01T11:00:00Z'))).toBe(false);
  const proposed = { ...run, state: 'proposed', published: null } as const;
  expect(mayUndo(proposed, new Date('2025-03-01T10:00:00Z'))).toBe(false);
});
