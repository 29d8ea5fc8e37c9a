import { describe, expect, test, vi } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { ApiProblem } from '../../api/problem.ts';
import type { Application, ApplicationStatus } from '../../contract/applications.ts';
import { isOutdated, ownApplicationsMachine } from './own-applications.ts';

const application = (applicationId: number, status: ApplicationStatus = 'Under Review') =>
  ({ applicationId, status, preference: null }) as Application;
const away = new ApiProblem(503, 'unavailable', null);
type Answer = readonly Application[];

function open(fetch: () => Promise<Answer> = async () => [application(1), application(2)]) {
  const asked = vi.fn(fetch);
  const actor = createActor(
    ownApplicationsMachine.provide({ actors: { fetchApplications: fromPromise(asked) } }),
    { input: { studentId: 7 } },
  ).start();
  return {
    actor,
    asked,
    current: () => waitFor(actor, (now) => now.matches({ listed: 'current' })),
  };
}

test('a failure is kept, and trying again forgets it', async () => {
  const fetch = vi.fn<() => Promise<Answer>>().mockRejectedValueOnce(away).mockResolvedValue([]);
  const { actor, current } = open(fetch);
  const failed = await waitFor(actor, (now) => now.matches('failed'));
  expect(failed.context.failure?.reason).toBe('unavailable');
  actor.send({ type: 'retry' });
  expect((await current()).context.failure).toBeNull();
});

describe('a list that is known', () => {
  test('shows a move and an order at once', async () => {
    const { actor, current } = open();
    await current();
    actor.send({ type: 'moved', application: application(2, 'Accepted') });
    actor.send({ type: 'ranked', order: [1] });
    expect(actor.getSnapshot().context.list).toMatchObject([
      { applicationId: 1, preference: 1 },
      { applicationId: 2, status: 'Accepted', preference: null },
    ]);
  });

  test('stays when it cannot be read again, and says so', async () => {
    const fetch = vi.fn<() => Promise<Answer>>();
    fetch
      .mockResolvedValueOnce([application(1)])
      .mockRejectedValueOnce(away)
      .mockResolvedValue([]);
    const { actor, current } = open(fetch);
    await current();
    actor.send({ type: 'refresh' });
    const now = await waitFor(actor, isOutdated);
    expect(now.context.list).toHaveLength(1);
    actor.send({ type: 'refresh' });
    expect((await current()).context.list).toEqual([]);
  });

  test('an answer from before a move does not undo it', async () => {
    const answers: ((list: Answer) => void)[] = [];
    const { actor, current } = open(() => new Promise((resolve) => answers.push(resolve)));
    answers[0]?.([application(1, 'Offered')]);
    await current();
    actor.send({ type: 'refresh' });
    actor.send({ type: 'moved', application: application(1, 'Accepted') });
    answers[1]?.([application(1, 'Offered')]);
    await Promise.resolve();
    expect(actor.getSnapshot().context.list[0]?.status).toBe('Accepted');
    answers[2]?.([application(1, 'Accepted')]);
    expect((await current()).context.list[0]?.status).toBe('Accepted');
  });
});
