import { describe, expect, test, vi } from 'vitest';
import { createActor, fromCallback, waitFor } from 'xstate';
import { ApiProblem } from '../../api/problem.ts';
import { type Plank, plantedSource } from '../testing/planted-source.ts';
import type { TableQuery } from './query.ts';
import { savingIds, shownRows } from './shown.ts';
import { tableMachine } from './table.ts';

const query: TableQuery = { searchText: '', sort: '', filters: {}, page: 1, pageSize: 10 };
const none = new Set<number>();
const renamed = (id: number | null, name: string) => ({
  type: 'change' as const,
  change: { id, act: 'edit', form: { name }, patch: { id, name }, label: 'Oak' },
});

async function open(told = {}) {
  const source = plantedSource(told);
  const actor = createActor(
    tableMachine.provide({ actors: { watchNetwork: fromCallback(() => {}) } }),
    { input: { source, query } },
  ).start();
  const listed = () => waitFor(actor, (now) => now.matches({ list: 'listed' }));
  const settled = () => waitFor(actor, (now) => now.matches({ changes: 'idle' }));
  await listed();
  const names = () => shownRows(actor.getSnapshot(), none).map((row) => (row as Plank).name);
  return { actor, source, listed, settled, names };
}

describe('a change', () => {
  test('shows at once, and stays as the server has it', async () => {
    const { actor, names, settled } = await open({
      change: async () => ({ id: 1, name: 'Oak, planed' }),
    });
    actor.send(renamed(1, 'oak planed'));
    expect(names()).toEqual(['oak planed', 'Elm']);
    expect([...savingIds(actor.getSnapshot())]).toEqual([1]);
    await settled();
    expect(names()).toEqual(['Oak, planed', 'Elm']);
  });

  test('that is refused rolls back, and says why', async () => {
    const refuse = () => Promise.reject(new ApiProblem(409, 'email-taken', 'Somebody has that.'));
    const { actor, names, settled } = await open({ change: refuse });
    actor.send(renamed(1, 'Ash'));
    expect(names()[0]).toBe('Ash');
    const { context } = await settled();
    expect(names()[0]).toBe('Oak');
    expect(context.refused?.failure.sentence).toBe('Somebody has that.');
    actor.send({ type: 'dismiss refusal' });
    expect(actor.getSnapshot().context.refused).toBeNull();
  });

  test('to two rows goes to the server one after the other', async () => {
    const { actor, source, settled, names } = await open();
    actor.send(renamed(1, 'Ash'));
    actor.send(renamed(2, 'Yew'));
    expect(names()).toEqual(['Ash', 'Yew']);
    expect(source.change).toHaveBeenCalledTimes(1);
    await settled();
    await waitFor(actor, ({ context }) => context.waiting.length === 0);
    expect(source.change).toHaveBeenCalledTimes(2);
    expect(names()).toEqual(['Ash', 'Yew']);
  });

  test('of a row without an id is logged and shown, and not made', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { actor, source } = await open();
    actor.send(renamed(null, 'Ash'));
    expect(logged).toHaveBeenCalledExactlyOnceWith('Plank ID missing for update.');
    expect(actor.getSnapshot().context.refused?.failure.sentence).toBe(
      'Plank ID missing for update.',
    );
    expect(source.change).not.toHaveBeenCalled();
  });
});

describe('the list', () => {
  test('hides what is being deleted, and forgets it once it is', async () => {
    const { actor, names, listed } = await open();
    expect(shownRows(actor.getSnapshot(), new Set([2]))).toHaveLength(1);
    actor.send({ type: 'select', rows: [{ id: 2, name: 'Elm' }] });
    actor.send({ type: 'drop', ids: [2] });
    expect(names()).toEqual(['Oak']);
    expect(actor.getSnapshot().context.selected).toEqual([]);
    await listed();
  });

  test('turns back to the last page when it has become shorter', async () => {
    const list = vi.fn(async ({ page }: TableQuery) => ({
      rows: page > 2 ? [] : [{ id: 1, name: 'Oak' }],
      total: 12,
    }));
    const { actor } = await open({ list });
    actor.send({ type: 'show', query: { ...query, page: 9 } });
    const now = await waitFor(actor, ({ context }) => context.query.page === 2);
    expect(now.context.query.page).toBe(2);
  });

  test('is asked again only when the address asks for something else', async () => {
    const { actor, source } = await open();
    actor.send({ type: 'show', query: { ...query } });
    expect(source.list).toHaveBeenCalledTimes(1);
    actor.send({ type: 'show', query: { ...query, sort: '-name' } });
    expect(source.list).toHaveBeenCalledTimes(2);
  });
});
