import { expect, test } from 'vitest';
import { placesWords } from './places-words.ts';

const told = (places: number, placesTaken: number, offers: number) =>
  placesWords({
    places,
    placesTaken,
    waiting: { newApplications: 0, oldestNewAt: null, offers, firstOfferEndsAt: null },
  });

test('accepted and offered places are told apart', () => {
  expect(told(4, 4, 3)).toBe('1 accepted, 3 offered, of 4 places');
  expect(told(1, 1, 1)).toBe('1 offered, of 1 place');
  expect(told(2, 2, 0)).toBe('2 accepted, of 2 places');
});

test('places nobody has are said to be free', () => {
  expect(told(4, 0, 0)).toBe('4 places, none taken');
});
