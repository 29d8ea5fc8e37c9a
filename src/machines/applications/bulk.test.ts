import { expect, test } from 'vitest';
import { applicationEvents, applicationStatuses } from '../../contract/applications/moves.ts';
import { applicant } from '../testing/company-samples.ts';
import { tableSays } from '../testing/design-tables.ts';
import { affected, afterDecision, asDecided, freePlaces, movesOfAny, split } from './bulk.ts';

test('a company’s acts are those of the design’s table, for every status', () => {
  for (const status of applicationStatuses) {
    const expected = applicationEvents.filter((event) => tableSays(status, event, 'Company'));
    expect([status, movesOfAny([applicant(1, status)])]).toEqual([status, expected]);
    for (const event of applicationEvents) {
      const unopened = { status, offerOpened: false };
      expect(afterDecision(unopened, event)).toBe(tableSays(status, event, 'Company'));
    }
  }
});

test('an offer that its student has opened is not taken back', () => {
  const offered = { ...applicant(1, 'Offered'), offerOpened: true };
  expect(afterDecision(offered, 'reject')).toBeNull();
  expect(split([offered, applicant(2, 'Offered')], 'reject').able).toHaveLength(1);
});

test('applications that an act cannot move stay unchanged', () => {
  const { able, unable } = split([applicant(1), applicant(2, 'Accepted')], 'offer');
  expect([able, unable].map((some) => some.map((one) => one.applicationId))).toEqual([[1], [2]]);
  expect(movesOfAny([applicant(1, 'Accepted'), applicant(2, 'Offered')])).toEqual([
    'reject',
    'end',
  ]);
});

test('an offer to more than there are places leaves out those who stand last', () => {
  const decision = { event: 'offer', applicants: [1, 2, 3].map((id) => applicant(id)) } as const;
  const { able, beyond } = affected(decision, 2);
  expect([able, beyond].map((some) => some.map((one) => one.applicationId))).toEqual([[1, 2], [3]]);
  expect(affected({ ...decision, event: 'reject' }, 0).able).toHaveLength(3);
});

test('decisions under way show at once, and unchanged rows stay identical', () => {
  const rows = [applicant(1), applicant(2)];
  const [first, second] = asDecided(rows, [
    { event: 'shortlist', applicants: [rows[0]!] },
    { event: 'offer', applicants: [applicant(1, 'Shortlisted')] },
  ]);
  expect(first?.status).toBe('Offered');
  expect(second).toBe(rows[1]);
  expect(asDecided(rows, [])).toBe(rows);
});

test('places that are being offered or given back count at once', () => {
  const rows = [applicant(1), applicant(2, 'Offered')];
  const project = { places: 2, placesTaken: 1 };
  expect(freePlaces(project, rows, rows)).toBe(1);
  const offered = asDecided(rows, [{ event: 'offer', applicants: [rows[0]!] }]);
  expect(freePlaces(project, rows, offered)).toBe(0);
  const rejected = asDecided(rows, [{ event: 'reject', applicants: [rows[1]!] }]);
  expect(freePlaces(project, rows, rejected)).toBe(2);
});
