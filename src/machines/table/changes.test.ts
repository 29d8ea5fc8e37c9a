import { describe, expect, test, vi } from 'vitest';
import { actOf } from '../../api/act/act.ts';
import type { Failure } from '../../api/problem.ts';
import { ApiProblem } from '../../api/problem.ts';
import type { TableQuery } from '../../api/tables/asked.ts';
import { makeChange, shownRows, tableRows, withRow } from '../../api/tables/rows.ts';
import type { Change } from '../../api/tables/source.ts';
import { type Plank, plantedSource } from '../testing/planted-source.ts';

const query: TableQuery = { searchText: '', sort: '', filters: {}, page: 1, pageSize: 10 };
const renamed = (id: number | null, name: string): Change => ({
  id,
  act: 'edit',
  form: { name },
  patch: { id, name },
  label: 'Oak',
});

/** A table's changes, made as its screen makes them. */
function open(told = {}) {
  const source = plantedSource(told);
  const act = actOf((change: Change) => makeChange(source, change));
  // A screen looks on.
  act.subscribe(() => {});
  let failure: Failure | null = null;
  let rows: readonly object[] = [
    { id: 1, name: 'Oak' },
    { id: 2, name: 'Elm' },
  ];
  const change = (one: Change) =>
    act.press(one, {
      inTurn: true,
      done: (row) => {
        ({ rows } = withRow(source, row)({ rows, total: 2, page: 1 }));
      },
      failed: (why) => {
        failure = why;
      },
    });
  const settled = () => vi.waitFor(() => expect(act.state().waiting).toEqual([]));
  const names = () =>
    shownRows(source, rows, act.state().waiting).map((row) => (row as Plank).name);
  return { change, source, settled, names, sentence: () => failure?.sentence };
}

describe('a change', () => {
  test('shows at once, and stays as the server has it', async () => {
    const { change, names, settled } = open({
      change: async () => ({ id: 1, name: 'Oak, planed' }),
    });
    change(renamed(1, 'oak planed'));
    expect(names()).toEqual(['oak planed', 'Elm']);
    await settled();
    expect(names()).toEqual(['Oak, planed', 'Elm']);
  });

  test('that is refused rolls back, and says why', async () => {
    const refuse = () => Promise.reject(new ApiProblem(409, 'email-taken', 'Somebody has that.'));
    const { change, names, settled, sentence } = open({ change: refuse });
    change(renamed(1, 'Ash'));
    expect(names()[0]).toBe('Ash');
    await settled();
    expect(names()[0]).toBe('Oak');
    expect(sentence()).toBe('Somebody has that.');
  });

  test('to two rows goes to the server one after the other', async () => {
    const answers: (() => void)[] = [];
    const { change, source, settled, names } = open({
      change: vi.fn(
        ({ id, form }: Change) =>
          new Promise((answer) => answers.push(() => answer({ id, ...form }))),
      ),
    });
    change(renamed(1, 'Ash'));
    change(renamed(2, 'Yew'));
    expect(names()).toEqual(['Ash', 'Yew']);
    await vi.waitFor(() => expect(source.change).toHaveBeenCalledTimes(1));
    answers[0]?.();
    await vi.waitFor(() => expect(source.change).toHaveBeenCalledTimes(2));
    answers[1]?.();
    await settled();
    expect(names()).toEqual(['Ash', 'Yew']);
  });

  test('of a row without an id is logged and shown, and not made', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { change, source, settled, sentence } = open();
    change(renamed(null, 'Ash'));
    await settled();
    expect(logged).toHaveBeenCalledExactlyOnceWith('Plank ID missing for update.');
    expect(sentence()).toBe('Plank ID missing for update.');
    expect(source.change).not.toHaveBeenCalled();
  });
});

test('a page past the end of a table is its last one', async () => {
  const list = vi.fn(async ({ page }: TableQuery) => ({
    rows: page > 2 ? [] : [{ id: 1, name: 'Oak' }],
    total: 12,
    page,
  }));
  const read = tableRows(plantedSource({ list }), { ...query, page: 9 });
  const { signal } = new AbortController();
  expect((await read.queryFn({ signal })).page).toBe(2);
});
