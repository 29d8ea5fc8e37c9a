import { expect, test, vi } from 'vitest';
import { ApiProblem } from '../../api/problem.ts';
import { follow, tell, walk } from '../testing/walk.ts';
import { hideRecommendationMachine } from './hide-recommendation.ts';

const { paths, unreached, deadEnds } = walk(hideRecommendationMachine, {
  events: [
    { type: 'set', id: 3, hidden: true },
    { type: 'set', id: 3, hidden: false },
  ],
  answers: { save: { outputs: [[]], errors: [new ApiProblem(404, 'not-found', 'Withdrawn.')] } },
});

test('a recommendation is hidden and shown again, or the refusal is told', () => {
  expect(unreached).toEqual([]);
  expect(deadEnds((now) => now.matches('idle'))).toEqual([]);
});

test.each(paths.map((path) => [tell(path), path] as const))('%s', (_, path) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const now = follow(hideRecommendationMachine, path);
  expect(now.value).toEqual(path.state.value);
  if (now.matches('saving')) expect(now.context).toMatchObject({ id: 3, failure: null });
});
