import { expect, test } from 'vitest';
import { standingOf } from './status-words.ts';

const standing = {
  status: 'Under Review',
  projectStatus: 'pending',
  companyName: 'Lattice Works',
  companyAway: false,
} as const;

test.each([
  [{}, 'Waiting for Lattice Works, which usually answers within 3 days.'],
  [
    { projectStatus: 'On Hold' },
    'Lattice Works has put this project on hold. Your application stays as it is.',
  ],
  [
    { companyAway: true, projectStatus: 'On Hold' },
    'Lattice Works is not on Trestle at present, so it cannot answer. Your application stays as it is.',
  ],
  [
    { companyAway: true, status: 'Accepted' },
    'Lattice Works is not on Trestle at present, so it cannot answer. Your application stays as it is.',
  ],
  [{ companyAway: true, status: 'Rejected' }, 'The company did not select you.'],
  [{ projectStatus: 'On Hold', status: 'Completed' }, 'You completed this project.'],
] as const)('%j reads: %s', (more, words) => {
  expect(standingOf({ ...standing, ...more }, 2.4)).toBe(words);
});

test('no response time is shown if it is unknown', () => {
  expect(standingOf(standing)).toBe('Waiting for Lattice Works.');
});
