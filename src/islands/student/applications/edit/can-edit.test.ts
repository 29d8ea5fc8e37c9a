import { expect, test } from 'vitest';
import type { ApplicationDetail } from '../../../../contract/applications/applications.ts';
import { canEdit } from './can-edit.ts';

test.each([
  ['Under Review', 0, true],
  ['Under Review', 20, false],
  ['Shortlisted', 0, false],
  ['Withdrawn', 0, false],
] as const)('an application that is %s, edited %i times: %s', (status, edits, expected) => {
  const application = { status, edits } as unknown as ApplicationDetail;
  expect(canEdit(application)).toBe(expected);
});
