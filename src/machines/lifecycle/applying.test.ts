import { expect, test } from 'vitest';
import { type Opening, obstacleTo, whyNot } from './applying.ts';

const now = new Date('2025-06-01T00:00:00Z');
const open = { status: 'pending', places: 2, placesTaken: 0, deadline: null } as const;
const past = '2025-05-31T00:00:00.000Z';
const later = '2025-07-01T00:00:00.000Z';
const day = (at: Date) => at.toISOString().slice(0, 10);

test.each<[string, Partial<Opening>, string | null]>([
  ['is open', {}, null],
  ['has a place left', { placesTaken: 1 }, null],
  ['has a deadline to come', { deadline: later }, null],
  ['has begun', { status: 'In Progress' }, 'Not open for registration: Ongoing.'],
  ['is held', { status: 'On Hold' }, 'Fennmark has put this project on hold.'],
  ['was applied to', { applied: true }, 'You have applied.'],
  ['was applied to and has begun', { applied: true, status: 'In Progress' }, 'You have applied.'],
  ['is of a disabled company', { companyAway: true }, 'Fennmark is not on Trestle at present.'],
  ['opens later', { opensAt: later }, 'Applications open on 2025-07-01.'],
  ['is past its deadline', { deadline: past }, 'Applications closed on 2025-05-30.'],
  ['is past its term', { closesAt: past, deadline: past }, 'Applications closed on 2025-05-30.'],
  ['is full', { placesTaken: 2 }, 'All places are taken.'],
])('a student reads why they cannot apply to a project that %s', (_, more, sentence) => {
  const project = { ...open, ...more, companyName: 'Fennmark' };
  const obstacle = obstacleTo(project, now);
  expect(obstacle && whyNot(obstacle, project, day)).toBe(sentence);
});
