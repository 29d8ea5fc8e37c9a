import { describe, expect, test, vi } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { ApiProblem } from '../api/problem.ts';
import type { Application, ApplicationStatus } from '../contract/applications.ts';
import { failedMove, isFirstLoad, ownApplicationsMachine, type Wish } from './own-applications.ts';
import type { ListPage } from './page.ts';

const application = (applicationId: number, status: ApplicationStatus = 'Under Review') =>
  ({ applicationId, status }) as Application;
const page = (...rows: Application[]): ListPage<Application> => ({ rows, total: rows.length });
type Asked = { input: { studentId: number; page: number } };

function open({
  fetch = async (_: Asked): Promise<ListPage<Application>> =>
    page(application(1), application(2, 'Offered')),
  move = async ({ input }: { input: Wish }): Promise<Application> =>
    application(input.application.applicationId, 'Accepted'),
} = {}) {
  const calls = { fetch: vi.fn(fetch), move: vi.fn(move), moved: vi.fn() };
  const machine = ownApplicationsMachine.provide({
    actors: { fetchApplications: fromPromise(calls.fetch), move: fromPromise(calls.move) },
  });
  const actor = createActor(machine, { input: { studentId: 7, page: 1 } });
  actor.on('moved', calls.moved);
  actor.start();
  return { actor, calls, listed: () => waitFor(actor, (now) => now.matches('listed')) };
}
const offered = application(2, 'Offered');

describe('the list', () => {
  test('asks for the student’s own', async () => {
    const { actor, calls, listed } = open();
    expect(isFirstLoad(actor.getSnapshot())).toBe(true);
    expect((await listed()).context.list?.total).toBe(2);
    expect(calls.fetch.mock.calls[0]?.[0].input).toEqual({ studentId: 7, page: 1 });
  });

  test('turns pages, and the same page is not asked for twice', async () => {
    const { actor, calls, listed } = open({
      fetch: async ({ input }) => ({ rows: [application(input.page)], total: 12 }),
    });
    await listed();
    actor.send({ type: 'turn', page: 1 });
    expect(calls.fetch).toHaveBeenCalledOnce();
    actor.send({ type: 'turn', page: 2 });
    expect((await listed()).context.list?.rows[0]?.applicationId).toBe(2);
  });

  test('a page past the end turns back to the last one', async () => {
    const { actor, listed } = open({
      fetch: async ({ input }) => ({ rows: input.page > 2 ? [] : [application(1)], total: 12 }),
    });
    await listed();
    actor.send({ type: 'turn', page: 5 });
    expect((await listed()).context.page).toBe(2);
  });

  test('a failure is kept, and trying again forgets it', async () => {
    const fetch = vi.fn<(asked: Asked) => Promise<ListPage<Application>>>();
    fetch.mockRejectedValueOnce(new ApiProblem(503, 'unavailable', null)).mockResolvedValue(page());
    const { actor, listed } = open({ fetch });
    const failed = await waitFor(actor, (now) => now.matches('failed'));
    expect(failed.context.failure?.reason).toBe('unavailable');
    expect(failedMove(failed)).toBeNull();
    actor.send({ type: 'retry' });
    expect((await listed()).context.failure).toBeNull();
  });
});

describe('moving', () => {
  test('an offer is accepted at once', async () => {
    const { actor, calls, listed } = open();
    await listed();
    actor.send({ type: 'ask', wish: { application: offered, event: 'accept' } });
    expect(actor.getSnapshot().hasTag('busy')).toBe(true);
    expect((await listed()).context.list?.rows[1]?.status).toBe('Accepted');
    expect(calls.moved).toHaveBeenCalledOnce();
  });

  test.each(['decline', 'withdraw'] as const)('%s is asked twice', async (event) => {
    const { actor, calls, listed } = open();
    await listed();
    actor.send({ type: 'ask', wish: { application: offered, event } });
    expect(actor.getSnapshot().value).toBe('confirming');
    actor.send({ type: 'cancel' });
    expect(actor.getSnapshot().value).toBe('listed');
    actor.send({ type: 'ask', wish: { application: offered, event } });
    actor.send({ type: 'confirm' });
    await listed();
    expect(calls.move).toHaveBeenCalledOnce();
  });

  test('what the lifecycle does not allow is not even asked', async () => {
    const { actor, calls, listed } = open();
    await listed();
    actor.send({ type: 'ask', wish: { application: application(1), event: 'accept' } });
    actor.send({
      type: 'ask',
      wish: { application: application(1, 'Rejected'), event: 'withdraw' },
    });
    expect(actor.getSnapshot().value).toBe('listed');
    expect(calls.move).not.toHaveBeenCalled();
  });

  test('a failure leaves the list as it was, with the reason', async () => {
    const { actor, calls, listed } = open({
      move: async () => {
        throw new ApiProblem(0, 'unreachable', null);
      },
    });
    await listed();
    actor.send({ type: 'ask', wish: { application: offered, event: 'accept' } });
    const now = await listed();
    expect(failedMove(now)?.reason).toBe('unreachable');
    expect(now.context.list?.rows[1]?.status).toBe('Offered');
    expect(calls.moved).not.toHaveBeenCalled();
  });

  test('an application that was moved meanwhile is read again, with the reason kept', async () => {
    const { actor, calls, listed } = open({
      move: async () => {
        throw new ApiProblem(409, 'move-not-allowed', 'This offer has expired.');
      },
    });
    await listed();
    actor.send({ type: 'ask', wish: { application: offered, event: 'accept' } });
    expect(failedMove(await listed())?.sentence).toBe('This offer has expired.');
    expect(calls.fetch).toHaveBeenCalledTimes(2);
  });
});
