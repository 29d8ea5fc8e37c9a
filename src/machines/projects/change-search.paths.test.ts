import { expect, test, vi } from 'vitest';
import { ApiProblem } from '../../api/problem.ts';
import type { SavedSearch } from '../../contract/projects/saved-searches.ts';
import { follow, tell, walk } from '../testing/walk.ts';
import { changeSearchMachine } from './change-search.ts';

const to = { name: 'Weirs', digest: 'daily' } as const;
const search: SavedSearch = {
  id: 3,
  ...to,
  searchText: 'weir',
  engineering: '',
  skills: '',
  maxDuration: '',
  location: '',
  openOnly: 'false',
};
const lost = new ApiProblem(0, 'unreachable', null);

const { paths, unreached, deadEnds } = walk(changeSearchMachine, {
  input: { id: 3 },
  events: [
    { type: 'edit' },
    { type: 'submit', to },
    { type: 'delete' },
    { type: 'confirm' },
    { type: 'cancel' },
  ],
  answers: {
    change: { outputs: [search], errors: [lost] },
    remove: { outputs: ['Gone.'], errors: [lost, new ApiProblem(404, 'not-found', null)] },
  },
});

test('every state of a saved search can be reached and left', () => {
  expect(unreached).toEqual([]);
  expect(deadEnds((now) => now.matches('idle') && !now.context.failure)).toEqual([]);
});

test.each(paths.map((path) => [tell(path), path] as const))('%s', (_, path) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const now = follow(changeSearchMachine, path, { id: 3 });
  expect(now.value).toEqual(path.state.value);
  // Nothing is deleted without a yes.
  if (now.matches('deleting')) expect(path.steps.at(-1)?.event.type).toBe('confirm');
});
