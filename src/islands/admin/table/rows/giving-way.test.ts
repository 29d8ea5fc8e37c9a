import { expect, test } from 'vitest';
import { orderOfGivingWay } from './giving-way.ts';

test('columns give way from the last one on, those marked before the others, and a name never', () => {
  const columns = [
    { id: 'id', look: 'number' },
    { id: 'title', look: 'name' },
    { id: 'description', look: 'long', givesWay: true },
    { id: 'technology', look: 'long', givesWay: true },
    { id: 'status' },
    { id: 'lastName', inHeading: true },
    { id: 'company' },
  ] as const;
  expect(orderOfGivingWay(columns).map(({ id }) => id)).toEqual([
    'technology',
    'description',
    'company',
    'status',
  ]);
});
