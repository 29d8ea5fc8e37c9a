import { describe, expect, test, vi } from 'vitest';
import { plantedSource } from '../../machines/testing/planted-source.ts';
import { ApiProblem } from '../problem.ts';
import { areDependedOn, removeRows } from './remove.ts';
import type { Removal } from './source.ts';

const [oak, elm] = [
  { id: 1, name: 'Oak' },
  { id: 2, name: 'Elm' },
];
const how: Removal = { force: false, revoke: [] };

/** The rows 1 and 2 deleted, where the first is refused so. */
const removeWhereOakIs = async (problem: ApiProblem) => {
  const remove = vi.fn(async (id: number) => (id === 1 ? Promise.reject(problem) : 'Deleted.'));
  const removing = removeRows(plantedSource({ remove }), [oak, elm], how);
  const refused = await removing.catch(({ code }: ApiProblem) => code);
  return { refused, asked: remove.mock.calls.map(([id]) => id) };
};

describe('deleting rows', () => {
  test('goes row by row, as it was said how', async () => {
    const source = plantedSource();
    expect(await removeRows(source, [oak, elm], { force: true, revoke: ['a'] })).toEqual([]);
    expect(vi.mocked(source.remove).mock.calls).toEqual([
      [1, { force: true, revoke: ['a'] }],
      [2, { force: true, revoke: ['a'] }],
    ]);
  });

  test('goes on past a refusal, and tells it', async () => {
    const lost = new ApiProblem(409, 'others-depend', 'Two applications would be lost.');
    const { refused, asked } = await removeWhereOakIs(lost);
    expect(asked).toEqual([1, 2]);
    expect(refused).toMatchObject([{ row: oak, failure: { sentence: lost.detail } }]);
    expect(areDependedOn(refused as never)).toBe(true);
  });

  test('of what is already gone has succeeded', async () => {
    const { refused } = await removeWhereOakIs(new ApiProblem(404, 'not-found', null));
    expect(refused).toEqual([]);
  });

  test('ends where the password is not given', async () => {
    const { refused, asked } = await removeWhereOakIs(new ApiProblem(403, 'password-needed', null));
    expect([refused, asked]).toEqual(['password-needed', [1]]);
  });
});
