import { expect, test } from 'vitest';
import { faultsOf, keyOf, type Pair } from './rules.ts';

const pair = (studentId: number, projectId: number): Pair => ({ studentId, projectId });
const applied = new Set([pair(1, 7), pair(1, 8), pair(2, 7), pair(3, 7)].map(keyOf));
const programme = {
  has: (asked: Pair) => applied.has(keyOf(asked)),
  placesOf: (projectId: number) => (projectId === 7 ? 2 : 1),
};
const paths = (pins: Pair[], exclusions: Pair[] = []) =>
  faultsOf({ pins, exclusions }, programme).map(({ path }) => path);

test('pins that a run can satisfy have no errors', () => {
  expect(paths([pair(1, 8), pair(2, 7), pair(3, 7)], [pair(1, 7)])).toEqual([]);
});

test.each<[string, Pair[], Pair[], string[]]>([
  ['a pin without an application', [pair(2, 8)], [], ['pins.0']],
  ['an exclusion without an application', [], [pair(2, 8)], ['exclusions.0']],
  ['a student pinned twice', [pair(1, 8), pair(1, 7)], [], ['pins.1']],
  ['a project pinned beyond its places', [pair(1, 7), pair(2, 7), pair(3, 7)], [], ['pins.2']],
  ['a pair that is pinned and excluded', [pair(1, 7)], [pair(1, 7)], ['exclusions.0']],
  ['a pair that is excluded twice', [], [pair(1, 7), pair(1, 7)], ['exclusions.1']],
])('%s is refused at its row', (_, pins, exclusions, faults) => {
  expect(paths(pins, exclusions)).toEqual(faults);
});
