import { expect, test } from 'vitest';
import type { HistoryEntry } from '../../../../contract/reports/history.ts';
import { changesIn, moverOf, wordsOf, writtenIn } from './history-words.ts';

const happened = {
  id: 'move 3',
  at: '2026-05-20T09:30:00.000Z',
  by: { role: 'Company', name: 'Lattice Works' },
} as const;
const project = { id: 7, title: 'A weir' };
type Moved = Extract<HistoryEntry, { what: 'project moved' }>;
const moved = (from: Moved['from'], to: Moved['to']): Moved => ({
  ...happened,
  what: 'project moved',
  project,
  from,
  to,
  reason: '',
  before: null,
  after: null,
});

test.each([
  [null, 'Draft', 'Started as Draft'],
  [null, 'pending', 'Posted'],
  [null, 'Awaiting approval', 'Sent for approval'],
  ['Draft', 'pending', 'Posted'],
  ['Awaiting approval', 'pending', 'Approved'],
  ['Awaiting approval', 'Draft', 'Returned to draft'],
  ['On Hold', 'pending', 'On Hold → Pending'],
  ['pending', 'In Progress', 'Pending → Ongoing'],
] as const)('a project that goes from %s to %s: %s', (from, to, words) => {
  expect(wordsOf(moved(from, to))).toBe(words);
});

test('an act without an actor is automatic or of a deleted account', () => {
  const entry = { ...happened, by: null, what: 'application moved', project } as const;
  const student = { id: 4, name: 'Ada Byron' };
  expect(moverOf({ ...entry, student, event: 'expire' })).toBe('automatically');
  expect(moverOf({ ...entry, student, event: 'offer' })).toBe(
    'by somebody who no longer has an account',
  );
  expect(moverOf({ ...entry, student, by: happened.by, event: 'offer' })).toBe('Lattice Works');
});

test('a progress note is told with its remarks, and who wrote it as far as that is known', () => {
  const note = { ...happened, what: 'progress note', project, title: 'Ongoing' } as const;
  expect(wordsOf({ ...note, remarks: '' })).toBe('Progress note: Ongoing');
  expect(writtenIn({ ...note, remarks: 'The gauge is in.' })).toBe('The gauge is in.');
  expect(writtenIn({ ...note, remarks: '' })).toBeNull();
  expect(moverOf({ ...note, remarks: '' })).toBe('Lattice Works');
  expect(moverOf({ ...note, remarks: '', by: null })).toBe('author unknown');
});

test('a change can be looked at where it was kept', () => {
  const edited = { ...happened, what: 'project edited', project } as const;
  const change = { before: { places: 2 }, after: { places: 3 } };
  expect(changesIn({ ...edited, ...change }, 'company')).toMatchObject({
    act: 'edited',
    kind: 'project',
    subject: 'A weir',
    who: 'Lattice Works',
    ...change,
  });
  const statuses = { before: { status: 'Draft' }, after: { status: 'pending', reason: 'Late.' } };
  expect(changesIn({ ...moved('Draft', 'pending'), ...statuses }, 'project')).toBeNull();
});
