import { expect, test } from 'vitest';
import { addresseesOf, latestInWords, nameOf, subjectOf, writerOf } from './conversation-words.ts';

const weir = { student: 'Mary Anning', company: 'Voltara', project: 'A weir' };

test.each([
  ['Student', 'Voltara', 'Voltara', 'A weir'],
  ['Company', 'Mary Anning', 'Mary Anning', 'A weir'],
  ['Faculty', 'Mary Anning', 'Mary Anning and Voltara', 'A weir · Voltara'],
] as const)('a %s reads with whom a conversation is', (role, name, addressees, subject) => {
  expect(nameOf(role, weir)).toBe(name);
  expect(addresseesOf(role, weir)).toBe(addressees);
  expect(subjectOf(role, weir)).toBe(subject);
});

const at = '2031-03-03T10:00:00Z';

test.each([
  ['by another', { isOwn: false, excerpt: 'Come at nine.' }, 'Come at nine.'],
  ['of one’s own', { isOwn: true, excerpt: 'I will.' }, 'You: I will.'],
  ['that was taken back', { isOwn: true, excerpt: '' }, 'Message taken back'],
])('the newest message, %s', (_, latest, words) => {
  expect(latestInWords({ at, by: 'Mara Lindt at Voltara', ...latest })).toBe(words);
});

test.each([
  [{ by: 'Mara Lindt at Voltara', isOwn: false }, 'Mara Lindt at Voltara'],
  [{ by: 'Mary Anning', isOwn: true }, 'You'],
  [{ by: null, isOwn: false }, 'A former member'],
])('%o is written by', (message, writer) => {
  expect(writerOf(message)).toBe(writer);
});
