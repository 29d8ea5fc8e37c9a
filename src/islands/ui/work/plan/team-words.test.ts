import { expect, test } from 'vitest';
import { beforeApproval, byTeam, mayObject, objectableUntil } from './team-words.ts';

const now = new Date('2031-03-03T12:00:00Z');
const handedIn = {
  version: 1,
  words: 'Drawn.',
  links: [],
  sha256: '',
  at: '2031-03-03T10:00:00Z',
  by: 'Ada Byron',
  byStudent: false,
  review: null,
  objections: [],
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
});

test('who has not handed it in may object, once', () => {
  expect(mayObject(concept, now)).toBe(true);
  expect(mayObject({ ...concept, delivery: null }, now)).toBe(false);
  const own = { ...handedIn, byStudent: true };
  expect(mayObject({ ...concept, delivery: own }, now)).toBe(false);
  const said = { ...handedIn, objections: [{ ...objection, byStudent: true }] };
  expect(mayObject({ ...concept, delivery: said }, now)).toBe(false);
});

test('says until when mates may object, while there are any and nobody has reviewed', () => {
  expect(objectableUntil(concept, now)).toMatch(/^4 Mar, \d\d:\d\d$/);
  expect(objectableUntil({ ...concept, mates: [] }, now)).toBeNull();
  expect(objectableUntil({ ...concept, state: 'Approved' }, now)).toBeNull();
  expect(objectableUntil(concept, new Date('2031-03-04T10:00:00Z'))).toBeNull();
});

test('whoever approves reads who objects, for whom it counts, and that objecting ends', () => {
  const delivery = { ...handedIn, objections: [objection] };
  expect(beforeApproval({ ...concept, delivery }, now)).toMatch(
    /^Cy Byron objects: “No levels.” It is approved for Ada Byron and Cy Byron too. Mates may object until 4 Mar, \d\d:\d\d, and not after your review.$/,
  );
  expect(beforeApproval({ ...concept, by: 'each' }, now)).toBe('');
});
