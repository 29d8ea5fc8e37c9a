import { expect, test, vi } from 'vitest';
import { ApiProblem } from '../../api/problem.ts';
import { plantedSource } from '../testing/planted-source.ts';
import { follow, tell, walk } from '../testing/walk.ts';
import { tableMachine } from './table.ts';

const query = { searchText: '', sort: '', filters: {}, page: 1, pageSize: 10 };
const input = { source: plantedSource(), query };
const change = { id: 1, act: 'edit', form: {}, patch: { name: 'Ash' }, label: 'Oak' };
const row = { id: 1, name: 'Oak' };

const { paths, unreached, deadEnds } = walk(tableMachine, {
  input,
  events: [
    { type: 'show', query: { ...query, sort: 'name' } },
    { type: 'retry' },
    { type: 'network lost' },
    { type: 'network back' },
    { type: 'dismiss refusal' },
    { type: 'drop', ids: [1] },
  ],
  answers: {
    fetchRows: { outputs: [{ rows: [row], total: 1 }], errors: [new Error('away')] },
    makeChange: { outputs: [row], errors: [new ApiProblem(409, 'email-taken', 'Taken.')] },
  },
});

test('every list state can be reached, and each leads to a list', () => {
  expect(unreached.filter((id) => id.includes('.list.'))).toEqual([]);
  expect(deadEnds((now) => now.matches({ list: 'listed' }))).toEqual([]);
});

test.each(paths.map((path) => [tell(path), path] as const))('%s', (_, path) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(follow(tableMachine, path, input).value).toEqual(path.state.value);
});

test('whatever the list does, a change can be made and is settled', () => {
  for (const path of paths) {
    const now = follow(tableMachine, path, input);
    expect(now.can({ type: 'change', change })).toBe(true);
  }
});
