import { expect, test } from 'vitest';
import { byTeam, mayObject, objectableUntil, teamApproval } from './team-words.ts';

const now = new Date('2031-03-03T12:00:00Z');
const handedIn = {
  version: 1,
  at: '2031-03-03T10:00:00Z',
  by: 'Ada Byron',
  byStudent: false,
  objected: false,
};
const concept: Parameters<typeof mayObject>[0] = {
  by: 'team',
  state: 'Submitted',
  mates: ['Ada Byron', 'Cy Byron'],
  delivery: handedIn,
};
const objection = {
  by: 'Cy Byron',
  byStudent: false,
  reason: 'No levels.',
  at: '2031-03-03T11:00:00Z',
};

test('names the mates', () => {
  expect(byTeam(concept)).toBe('By the team, with Ada Byron and Cy Byron');
  expect(byTeam({ mates: [] })).toBe('By the team');
  const eight = Array.from({ length: 8 }, () => 'Ada');
  expect(byTeam({ mates: eight })).toMatch(/, Ada and others$/);
});

test('a team-mate who did not hand it in may object once', () => {
  expect(mayObject(concept, now)).toBe(true);
  expect(mayObject({ ...concept, delivery: null }, now)).toBe(false);
  const own = { ...handedIn, byStudent: true };
  expect(mayObject({ ...concept, delivery: own }, now)).toBe(false);
  const said = { ...handedIn, objected: true };
  expect(mayObject({ ...concept, delivery: said }, now)).toBe(false);
});

test('says until when mates may object, while there are any and nobody has reviewed', () => {
  expect(objectableUntil(concept, now)).toMatch(/^4 Mar, \d\d:\d\d \S+$/);
  expect(objectableUntil({ ...concept, mates: [] }, now)).toBeNull();
  expect(objectableUntil({ ...concept, state: 'Approved' }, now)).toBeNull();
  expect(objectableUntil(concept, new Date('2031-03-04T10:00:00Z'))).toBeNull();
});

test('approving shows who objects, until when, and for whom it counts', () => {
  const until = objectableUntil(concept, now);
  expect(teamApproval(concept, [objection], 'Bo Byron', now)).toBe(
    `Cy Byron objects: “No levels.” Team-mates can object until ${until}, or until you review it. The milestone is then done for Bo Byron, Ada Byron and Cy Byron, and cannot be reopened. We notify each of them.`,
  );
});
