import { describe, expect, test, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { ApiProblem } from '../../api/problem.ts';
import type { TableQuery } from '../../api/tables/asked.ts';
import { shownRows, tableRows, withRow } from '../../api/tables/rows.ts';
import { type Plank, plantedSource } from '../testing/planted-source.ts';
import { tableMachine } from './table.ts';

const query: TableQuery = { searchText: '', sort: '', filters: {}, page: 1, pageSize: 10 };
const none = new Set<number>();
const renamed = (id: number | null, name: string) => ({
  type: 'change' as const,
  change: { id, act: 'edit', form: { name }, patch: { id, name }, label: 'Oak' },
});

function open(told = {}) {
  const source = plantedSource(told);
  const actor = createActor(tableMachine, { input: { source } }).start();
  let rows: readonly object[] = [
    { id: 1, name: 'Oak' },
    { id: 2, name: 'Elm' },
  ];
  actor.on('changed', ({ row }) => {
    ({ rows } = withRow(source, row)({ rows, total: 2, page: 1 }));
  });
  const settled = () => waitFor(actor, ({ context }) => context.waiting.length === 0);
  const names = (removed = none) =>
    shownRows(source, rows, actor.getSnapshot().context.waiting, removed).map(
      (row) => (row as Plank).name,
    );
  return { actor, source, settled, names };
}

describe('a change', () => {
  test('shows at once, and stays as the server has it', async () => {
    const { actor, names, settled } = open({
      change: async () => ({ id: 1, name: 'Oak, planed' }),
    });
    actor.send(renamed(1, 'oak planed'));
    expect(names()).toEqual(['oak planed', 'Elm']);
    await settled();
    expect(names()).toEqual(['Oak, planed', 'Elm']);
  });

  test('that is refused rolls back, and says why', async () => {
    const refuse = () => Promise.reject(new ApiProblem(409, 'email-taken', 'Somebody has that.'));
    const { actor, names, settled } = open({ change: refuse });
    actor.send(renamed(1, 'Ash'));
    expect(names()[0]).toBe('Ash');
    const { context } = await settled();
    expect(names()[0]).toBe('Oak');
    expect(context.refused?.failure.sentence).toBe('Somebody has that.');
    actor.send({ type: 'dismiss refusal' });
    expect(actor.getSnapshot().context.refused).toBeNull();
  });

  test('to two rows goes to the server one after the other', async () => {
    const { actor, source, settled, names } = open();
    actor.send(renamed(1, 'Ash'));
    actor.send(renamed(2, 'Yew'));
    expect(names()).toEqual(['Ash', 'Yew']);
    expect(source.change).toHaveBeenCalledTimes(1);
    await settled();
    expect(source.change).toHaveBeenCalledTimes(2);
    expect(names()).toEqual(['Ash', 'Yew']);
  });

  test('of a row without an id is logged and shown, and not made', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { actor, source } = open();
    actor.send(renamed(null, 'Ash'));
    expect(logged).toHaveBeenCalledExactlyOnceWith('Plank ID missing for update.');
    expect(actor.getSnapshot().context.refused?.failure.sentence).toBe(
      'Plank ID missing for update.',
    );
    expect(source.change).not.toHaveBeenCalled();
  });
});

test('what is being deleted is hidden, and no longer chosen once it is gone', () => {
  const { actor, names } = open();
  expect(names(new Set([2]))).toEqual(['Oak']);
  actor.send({ type: 'select', rows: [{ id: 2, name: 'Elm' }] });
  actor.send({ type: 'drop', ids: [2] });
  expect(actor.getSnapshot().context.selected).toEqual([]);
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
