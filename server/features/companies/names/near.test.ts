import { expect, test } from 'vitest';
import { isNear, lookOf } from './near-names.ts';

test.each([
  ['paypal', 'рауpаl'],
  ['scope', 'ѕсоре'],
  ['Kraken', 'Krаkеn'],
  ['rn', 'm'],
  ['1', 'l'],
  ['ä', 'a\u0308'],
  ['bridge', 'brid\u200Bge'],
  ['HANSA', 'ΗΑΝЅА'],
  ['ｂridge', 'BRIDGE'],
])('%s and %s look the same', (one, other) => {
  expect(lookOf(one)).toBe(lookOf(other));
});

test.each([
  'Fennmark Engineering',
  'The Fennmark Engineering',
  'Fennmark Engineerlng',
  'Fenmark Engineering',
  'Fennrnark Engineering',
  'FENNMARK ENGlNEERING LTD.',
  'Fеnnmаrk Еnginеering',
  'Fennmark-Engineering GmbH',
  'Fennmark Engineering Careers',
  'Careers at Fennmark Engineering, Inc.',
  'Fennmárk Engineering S.A.',
])('%s could be taken for Fennmark Engineering', (name) => {
  expect(isNear(name, 'Fennmark Engineering')).toBe(true);
});

test.each([
  ['Span Engineering', 'Fennmark Engineering'],
  ['Fennmark', 'Fennmark Engineering'],
  ['Span & Co', 'Spas & Co'],
  ['Bridge Works', 'Lattice Works'],
  ['North Weir', 'South Weir'],
  ['The Company', 'Fennmark Engineering'],
  ['橋梁会社', '鉄道会社'],
  ['…', 'Fennmark Engineering'],
])('%s could not be taken for %s', (name, other) => {
  expect(isNear(name, other)).toBe(false);
});
