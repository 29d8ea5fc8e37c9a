import { expect, test } from 'vitest';
import { weaknessOf } from './guessable.ts';

const known = [
  `${'x4'.repeat(30)}@people.example`,
  'ada.byron@people.example',
  'Ada',
  'Byron',
  'Lattice Works',
];

test.each([
  ['password', 'too common'],
  ['Password123!', 'too common'],
  ['P@ssw0rd2024', 'too common'],
  ['        ', 'pattern'],
  ['aaaaaaaa', 'pattern'],
  ['abcdefgh', 'pattern'],
  ['12345678', 'too common'],
  ['qwertzuiop', 'pattern'],
  ['ada.byron@people.example', 'your name, your email address'],
  ['Ada.Byron@People.Example', 'your name, your email address'],
  [`${'x4'.repeat(30)}@people.example1!`, 'your name, your email address'],
  ['AdaByron', 'your name, your email address'],
  ['byron1815', 'too common'],
  ['ｐａｓｓｗｏｒｄ', 'too common'],
  ['Lattice Works', 'your name, your email address'],
  ['trestle-2025', 'or this site'],
  ['xkq-47', 'Make it longer'],
])('‘%s’ is refused and the reason is said', (password, reason) => {
  expect(weaknessOf(password, known)).toContain(reason);
});

test.each([
  'a keystone in the arch',
  'correct horse battery staple',
  'Bridge-builder-1',
  'tK4!vq9Zp#',
  'сорок тысяч обезьян',
  '橋梁設計の授業は月曜日',
])('‘%s’ is taken', (password) => {
  expect(weaknessOf(password, known)).toBeNull();
});

test('the longest password that a form takes is judged within a moment', () => {
  const hard = ['a', '@4', 'l0veP@ss', '1!iI|', 'qwerty'].map((part) =>
    part.repeat(256).slice(0, 256),
  );
  const from = performance.now();
  for (const password of hard) weaknessOf(password, known);
  expect(performance.now() - from).toBeLessThan(hard.length * 200);
});
