import { expect, test, vi } from 'vitest';
import { ApiProblem } from '../../api/problem.ts';
import { follow, tell, walk } from '../testing/walk.ts';
import { intoAnotherMachine } from './into-another.ts';

const gone = new ApiProblem(404, 'not-found', 'One of these universities has been merged.');

const { paths, unreached, deadEnds } = walk(intoAnotherMachine, {
  input: { goes: { what: 'university', id: 3, name: 'Univ. Leeds' } },
  events: [{ type: 'choose', id: 7 }, { type: 'choose', id: null }, { type: 'confirm' }],
  answers: { give: { outputs: [{ id: 7, name: 'Leeds' }], errors: [gone] } },
});

test('a merge can be begun, refused and done', () => {
  expect(unreached).toEqual([]);
  expect(deadEnds((now) => now.matches('choosing') || now.matches('done'))).toEqual([]);
});

test.each(paths.map((path) => [tell(path), path] as const))('%s', (_, path) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const now = follow(intoAnotherMachine, path);
  expect(now.value).toEqual(path.state.value);
  // Nothing is merged before another one is chosen and somebody has said yes.
  if (now.matches('giving')) {
    expect(now.context.into).toBe(7);
    expect(path.steps.at(-1)?.event.type).toBe('confirm');
  }
});
