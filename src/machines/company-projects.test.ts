import { describe, expect, test, vi } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { ApiProblem } from '../api/problem.ts';
import type { Project, ProjectStatus } from '../contract/projects.ts';
import {
  type Course,
  companyProjectsMachine,
  failedMove,
  isFirstLoad,
} from './company-projects.ts';
import type { ListPage } from './page.ts';

const project = (pid: number, status: ProjectStatus = 'pending') => ({ pid, status }) as Project;
type Asked = { input: { page: number } };

function open({
  fetch = async (_: Asked): Promise<ListPage<Project>> => ({
    rows: [project(1), project(2)],
    total: 2,
  }),
  move = async ({ input }: { input: Course }): Promise<Project> =>
    project(input.project.pid, input.status),
} = {}) {
  const calls = { fetch: vi.fn(fetch), move: vi.fn(move), moved: vi.fn() };
  const machine = companyProjectsMachine.provide({
    actors: { fetchProjects: fromPromise(calls.fetch), move: fromPromise(calls.move) },
  });
  const actor = createActor(machine, { input: { page: 1 } });
  actor.on('moved', calls.moved);
  actor.start();
  return { actor, calls, listed: () => waitFor(actor, (now) => now.matches('listed')) };
}

describe('the list', () => {
  test('loads, and turns pages once each', async () => {
    const { actor, calls, listed } = open({
      fetch: async ({ input }) => ({ rows: [project(input.page)], total: 12 }),
    });
    expect(isFirstLoad(actor.getSnapshot())).toBe(true);
    await listed();
    actor.send({ type: 'turn', page: 1 });
    actor.send({ type: 'turn', page: 2 });
    expect((await listed()).context.list?.rows[0]?.pid).toBe(2);
    expect(calls.fetch).toHaveBeenCalledTimes(2);
  });

  test('a page past the end turns back to the last one', async () => {
    const { actor, listed } = open({
      fetch: async ({ input }) => ({ rows: input.page > 2 ? [] : [project(1)], total: 12 }),
    });
    await listed();
    actor.send({ type: 'turn', page: 8 });
    expect((await listed()).context.page).toBe(2);
  });

  test('a failure is kept until it is tried again', async () => {
    const fetch = vi.fn<(asked: Asked) => Promise<ListPage<Project>>>();
    fetch.mockRejectedValueOnce(new ApiProblem(503, 'unavailable', null));
    fetch.mockResolvedValue({ rows: [], total: 0 });
    const { actor, listed } = open({ fetch });
    const failed = await waitFor(actor, (now) => now.matches('failed'));
    expect([failed.context.failure?.reason, failedMove(failed)]).toEqual(['unavailable', null]);
    actor.send({ type: 'retry' });
    expect((await listed()).context.failure).toBeNull();
  });
});

describe('moving', () => {
  test('a project is started at once', async () => {
    const { actor, calls, listed } = open();
    await listed();
    actor.send({ type: 'ask', course: { project: project(1), status: 'In Progress' } });
    expect(actor.getSnapshot().hasTag('busy')).toBe(true);
    expect((await listed()).context.list?.rows[0]?.status).toBe('In Progress');
    expect(calls.moved).toHaveBeenCalledOnce();
  });

  test('cancelling it is asked twice', async () => {
    const { actor, calls, listed } = open();
    await listed();
    const course = { project: project(1), status: 'Cancelled' } as const;
    actor.send({ type: 'ask', course });
    actor.send({ type: 'cancel' });
    expect([actor.getSnapshot().value, calls.move.mock.calls.length]).toEqual(['listed', 0]);
    actor.send({ type: 'ask', course });
    expect(actor.getSnapshot().value).toBe('confirming');
    actor.send({ type: 'confirm' });
    expect((await listed()).context.list?.rows[0]?.status).toBe('Cancelled');
  });

  test('what the lifecycle does not allow a company is not even asked', async () => {
    const { actor, calls, listed } = open();
    await listed();
    actor.send({ type: 'ask', course: { project: project(1, 'Cancelled'), status: 'pending' } });
    expect(actor.getSnapshot().value).toBe('listed');
    expect(calls.move).not.toHaveBeenCalled();
  });

  test.each([
    ['unreachable', 1],
    ['move-not-allowed', 2],
  ] as const)('after %s the list has been read %i times', async (code, reads) => {
    const { actor, calls, listed } = open({
      move: async () => {
        throw new ApiProblem(409, code, 'Not now.');
      },
    });
    await listed();
    actor.send({ type: 'ask', course: { project: project(1), status: 'On Hold' } });
    expect(failedMove(await listed())?.reason).toBe(code);
    expect(calls.fetch).toHaveBeenCalledTimes(reads);
    expect(calls.moved).not.toHaveBeenCalled();
  });
});
