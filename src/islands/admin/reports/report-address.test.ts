import { expect, test } from 'vitest';
import { periodPresets } from './report-address.ts';

test('the periods people ask for end today and begin where their name says', () => {
  const presets = periodPresets(new Date('2026-05-14T23:30:00Z'), { term: '' });
  expect(presets.map(({ label, from, to }) => [label, from, to])).toEqual([
    ['Last 90 days', '', ''],
    ['Last 30 days', '2026-04-15', '2026-05-14'],
    ['This quarter', '2026-04-01', '2026-05-14'],
    ['This year', '2026-01-01', '2026-05-14'],
    ['Last three years', '2023-05-15', '2026-05-14'],
  ]);
});
