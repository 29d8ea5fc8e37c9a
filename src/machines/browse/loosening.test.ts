import { expect, test, vi } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { type BrowseFilters, usualFilters } from './browse-filters.ts';
import { type Loosening, looseningMachine } from './loosening.ts';

const filters: BrowseFilters = { ...usualFilters, searchText: 'beam', engineering: 'Civil' };
const counted: Loosening[] = [
  { name: 'searchText', total: 12 },
  { name: 'engineering', total: 3 },
];

function open(count: () => Promise<readonly Loosening[]>) {
  const clock = new SimulatedClock();
  const countWithout = vi.fn(({ input: _ }: { input: BrowseFilters }) => count());
  const machine = looseningMachine.provide({ actors: { countWithout: fromPromise(countWithout) } });
  const loosening = createActor(machine, { input: { filters }, clock }).start();
  return { loosening, clock, countWithout };
}

test('every filter can be left out at once; how many there would be comes after a pause', async () => {
  const { loosening, clock, countWithout } = open(async () => counted);
  expect(loosening.getSnapshot().context.loosenings).toEqual([
    { name: 'searchText', total: null },
    { name: 'engineering', total: null },
  ]);
  expect(countWithout).not.toHaveBeenCalled();
  clock.increment(300);
  const now = await waitFor(loosening, (snapshot) => snapshot.matches('counted'));
  expect(now.context.loosenings).toEqual(counted);
});

test('typing on asks for the last filters alone', () => {
  const { loosening, clock, countWithout } = open(async () => counted);
  for (const searchText of ['beams', 'beams ']) {
    clock.increment(200);
    loosening.send({ type: 'show', filters: { ...filters, searchText } });
  }
  clock.increment(300);
  expect(countWithout.mock.calls.map(([{ input }]) => input.searchText)).toEqual(['beams ']);
});

test('where counting fails, filters can be left out all the same', async () => {
  const { loosening, clock } = open(() => Promise.reject(new Error('away')));
  clock.increment(300);
  const now = await waitFor(loosening, (snapshot) => snapshot.matches('counted'));
  expect(now.context.loosenings.map(({ total }) => total)).toEqual([null, null]);
});
