import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createActor, fromCallback, fromPromise, waitFor } from 'xstate';
import { ApiProblem } from '../../api/problem.ts';
import type { Project } from '../../contract/projects.ts';
import type { ListPage } from '../calls/page.ts';
import { browseMachine, isFirstLoad } from './browse.ts';
import { type BrowseFilters, usualFilters as filters } from './browse-filters.ts';

const project = (pid: number, more: Partial<Project> = {}) =>
  ({
    pid,
    status: 'pending',
    places: 2,
    placesTaken: 0,
    deadline: null,
    applied: false,
    ...more,
  }) as Project;
const pageWith = (...pids: number[]): ListPage<Project> => ({
  rows: pids.map((pid) => project(pid)),
  total: pids.length,
});

type Fetch = (from: { input: BrowseFilters; signal: AbortSignal }) => Promise<ListPage<Project>>;

let network: 'there' | 'away';
let sent: number[];
beforeEach(() => {
  network = 'there';
  sent = [];
});

function open(fetch: Fetch, input = filters) {
  const fetchProjects = vi.fn(fetch);
  const machine = browseMachine.provide({
    actors: { fetchProjects: fromPromise(fetchProjects), watchNetwork: fromCallback(() => {}) },
    guards: { isOffline: () => network === 'away' },
    actions: { forgetSent: (_, { rows }) => sent.push(...rows.map(({ pid }) => pid)) },
  });
  const browse = createActor(machine, { input }).start();
  return { browse, fetchProjects, listed: () => waitFor(browse, (now) => now.matches('listed')) };
}

describe('browsing', () => {
  test('lists what the first filters ask for', async () => {
    const { browse, listed } = open(async () => pageWith(1, 2));
    expect(isFirstLoad(browse.getSnapshot())).toBe(true);
    const now = await listed();
    expect(now.context.list?.rows.map(({ pid }) => pid)).toEqual([1, 2]);
    expect(isFirstLoad(now)).toBe(false);
  });

  test('every change of the filters asks again, the same filters do not', async () => {
    const { browse, fetchProjects, listed } = open(async () => pageWith(1));
    await listed();
    browse.send({ type: 'show', filters: { ...filters } });
    expect(fetchProjects).toHaveBeenCalledOnce();
    browse.send({ type: 'show', filters: { ...filters, engineering: 'Civil' } });
    expect(fetchProjects).toHaveBeenCalledTimes(2);
    expect(isFirstLoad(browse.getSnapshot())).toBe(false);
  });

  test('the newest answer wins, whatever the order of arrival, and old requests are aborted', async () => {
    const answers: Record<string, (list: ListPage<Project>) => void> = {};
    const { browse, fetchProjects, listed } = open(
      ({ input }) =>
        new Promise((resolve) => {
          answers[input.searchText] = resolve;
        }),
    );
    browse.send({ type: 'show', filters: { ...filters, searchText: 'b' } });
    browse.send({ type: 'show', filters: { ...filters, searchText: 'br' } });
    answers.br?.(pageWith(3));
    await listed();
    answers.b?.(pageWith(2));
    answers['']?.(pageWith(1));
    await Promise.resolve();
    expect(browse.getSnapshot().context.list?.rows[0]?.pid).toBe(3);
    expect(fetchProjects.mock.calls.map(([{ signal }]) => signal.aborted)).toEqual([
      true,
      true,
      false,
    ]);
  });

  test('a failure stops loading, and trying again asks with the same filters', async () => {
    const fetch = vi
      .fn<Fetch>()
      .mockRejectedValueOnce(new ApiProblem(503, 'unavailable', null))
      .mockResolvedValue(pageWith(1));
    const { browse, listed } = open(fetch, { ...filters, searchText: 'bridge' });
    await waitFor(browse, (now) => now.matches('failed'));
    browse.send({ type: 'retry' });
    await listed();
    expect(fetch.mock.calls[1]?.[0].input.searchText).toBe('bridge');
  });

  test('filters can change while the list has failed', async () => {
    const fetch = vi.fn<Fetch>().mockRejectedValueOnce(new ApiProblem(0, 'unreachable', null));
    fetch.mockResolvedValue(pageWith(1));
    const { browse, listed } = open(fetch);
    await waitFor(browse, (now) => now.matches('failed'));
    browse.send({ type: 'show', filters: { ...filters, searchText: 'a' } });
    await listed();
  });

  test('a page past the end turns back to the last one', async () => {
    const { fetchProjects, listed } = open(
      async ({ input }) => ({ rows: input.page === 2 ? [project(7)] : [], total: 7 }),
      { ...filters, page: 9 },
    );
    const now = await listed();
    expect(fetchProjects.mock.calls.map(([{ input }]) => input.page)).toEqual([9, 2]);
    expect(now.context.filters.page).toBe(2);
  });

  test('a project just applied to says so at once', async () => {
    const { browse, listed } = open(async () => pageWith(1, 2));
    await listed();
    browse.send({ type: 'applied', pid: 2 });
    expect(browse.getSnapshot().context.list?.rows.map(({ applied }) => applied)).toEqual([
      false,
      true,
    ]);
  });
});

test('a list says which filters it answers, until newer ones are answered', async () => {
  const { browse, listed } = open(async () => pageWith(1));
  await listed();
  const civil = { ...filters, engineering: 'Civil' as const };
  browse.send({ type: 'show', filters: civil });
  expect(browse.getSnapshot().context.list?.filters).toEqual(filters);
  await listed();
  expect(browse.getSnapshot().context.list?.filters).toEqual(civil);
});

test('a refresh asks again and keeps the list meanwhile', async () => {
  const { browse, fetchProjects, listed } = open(async () => pageWith(1));
  await listed();
  browse.send({ type: 'refresh' });
  expect(browse.getSnapshot().matches('loading')).toBe(true);
  expect(isFirstLoad(browse.getSnapshot())).toBe(false);
  await listed();
  expect(fetchProjects).toHaveBeenCalledTimes(2);
  expect(sent).toEqual([1, 1]);
});

describe('without the network', () => {
  const unreachable = new ApiProblem(0, 'unreachable', null);

  test('the list stays, and is asked for again when the network is back', async () => {
    const { browse, fetchProjects, listed } = open(async () => pageWith(1, 2));
    await listed();
    browse.send({ type: 'network lost' });
    expect(browse.getSnapshot().matches('offline')).toBe(true);
    expect(browse.getSnapshot().context.list?.rows).toHaveLength(2);
    browse.send({ type: 'network back' });
    await listed();
    expect(fetchProjects).toHaveBeenCalledTimes(2);
  });

  test('filters chosen meanwhile are those that are asked for afterwards', async () => {
    const fetch = vi.fn<Fetch>().mockResolvedValueOnce(pageWith(1));
    fetch.mockRejectedValueOnce(unreachable).mockResolvedValue(pageWith(2));
    const { browse, fetchProjects, listed } = open(fetch);
    await listed();
    network = 'away';
    browse.send({ type: 'network lost' });
    browse.send({ type: 'show', filters: { ...filters, searchText: 'bridge' } });
    const away = await waitFor(browse, (now) => now.matches('offline'));
    expect(away.context.list?.rows[0]?.pid).toBe(1);
    expect(away.context.list?.filters.searchText).toBe('');
    network = 'there';
    browse.send({ type: 'network back' });
    await listed();
    expect(fetchProjects.mock.calls.at(-1)?.[0].input.searchText).toBe('bridge');
  });

  test('a request that is lost with it is not a failure', async () => {
    network = 'away';
    const { browse } = open(async () => Promise.reject(unreachable));
    const now = await waitFor(browse, (snapshot) => !snapshot.matches('loading'));
    expect(now.matches('offline')).toBe(true);
    expect(now.context.list).toBeNull();
  });
});
