import { describe, expect, test, vi } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { ApiProblem } from '../api/problem.ts';
import type { Project } from '../contract/projects.ts';
import { type BrowseFilters, browseMachine, isFirstLoad, obstacleTo } from './browse.ts';
import type { ListPage } from './page.ts';

const filters: BrowseFilters = { searchText: '', engineering: '', page: 1, pageSize: 6 };
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

function open(fetch: Fetch, input = filters) {
  const fetchProjects = vi.fn(fetch);
  const machine = browseMachine.provide({ actors: { fetchProjects: fromPromise(fetchProjects) } });
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

describe('registering', () => {
  const now = new Date('2025-06-01T00:00:00Z');
  test.each([
    ['open', {}, null],
    ['with a place left', { placesTaken: 1 }, null],
    ['before its deadline', { deadline: '2025-06-02T00:00:00.000Z' }, null],
    ['In Progress', { status: 'In Progress' as const }, 'status'],
    ['applied to', { applied: true }, 'applied'],
    ['applied to and started', { applied: true, status: 'In Progress' as const }, 'applied'],
    ['past its deadline', { deadline: '2025-05-31T00:00:00.000Z' }, 'deadline'],
    ['full', { placesTaken: 2 }, 'places'],
  ])('for a project %s', (_, more, obstacle) => {
    expect(obstacleTo(project(1, more), now)).toBe(obstacle);
  });
});
