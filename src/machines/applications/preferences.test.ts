import { describe, expect, test, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { ApiProblem } from '../../api/problem.ts';
import type { Application } from '../../contract/applications/applications.ts';
import type { ApplicationStatus } from '../../contract/applications/moves.ts';
import { type PutOrder, preferencesMachine } from './preferences.ts';

const application = (
  applicationId: number,
  preference: number | null = null,
  status: ApplicationStatus = 'Under Review',
) => ({ applicationId, preference, status }) as Application;
const three = [application(1, 3), application(2, 1), application(3, 2)];

/** A student with three ordered applications, and every save in the test's hands. */
function open(applications = three) {
  const saves: (PutOrder & { answer: () => void; fail: (why: Error) => void })[] = [];
  const saved = vi.fn();
  const overtaken = vi.fn();
  const save = ({ input }: { input: PutOrder }) =>
    new Promise((resolve, reject) => {
      saves.push({ ...input, answer: () => resolve(null), fail: reject });
    });
  const actor = createActor(preferencesMachine.provide({ actors: { save: fromPromise(save) } }), {
    input: { applications },
  });
  actor.on('saved', ({ order }) => saved(order));
  actor.on('overtaken', overtaken);
  actor.start();
  const put = (...order: number[]) => actor.send({ type: 'put', order });
  const order = () => actor.getSnapshot().context.order;
  const settled = () => new Promise((resolve) => setTimeout(resolve));
  return { actor, saves, saved, overtaken, put, order, settled };
}

test('begins as it was ranked, the unranked at the end, without what is decided', () => {
  const { order } = open([application(9), ...three, application(4, 4, 'Accepted')]);
  expect(order()).toEqual([2, 3, 1, 9]);
});

describe('an order', () => {
  test('shows at once and is saved', async () => {
    const { actor, saves, saved, put, order, settled } = open();
    put(1, 2, 3);
    expect(order()).toEqual([1, 2, 3]);
    expect(actor.getSnapshot().value).toBe('saving');
    saves[0]?.answer();
    await settled();
    expect(actor.getSnapshot().value).toBe('saved');
    expect(saved).toHaveBeenCalledWith([1, 2, 3]);
  });

  test('that somebody else has put meanwhile is read before it is replaced', async () => {
    const { actor, saves, overtaken, put, order, settled } = open();
    put(1, 2, 3);
    expect(saves[0]?.after).toEqual([2, 3, 1]);
    saves[0]?.fail(new ApiProblem(412, 'changed', 'Somebody else has ranked them.'));
    await settled();
    expect([actor.getSnapshot().value, overtaken.mock.calls.length]).toEqual(['failed', 1]);
    const theirs = [application(1, 2), application(2, 3), application(3, 1)];
    actor.send({ type: 'listed', applications: theirs });
    expect([actor.getSnapshot().value, order()]).toEqual(['failed', [1, 2, 3]]);
    actor.send({ type: 'retry' });
    expect(saves[1]).toMatchObject({ order: [1, 2, 3], after: [3, 1, 2] });
  });

  test('put again and again while one is on its way, only the newest follows', async () => {
    const { actor, saves, saved, put, settled } = open();
    put(1, 2, 3);
    put(1, 3, 2);
    put(3, 1, 2);
    put(3, 2, 1);
    saves[0]?.answer();
    await settled();
    saves[1]?.answer();
    await settled();
    expect(saves.map((save) => save.order)).toEqual([
      [1, 2, 3],
      [3, 2, 1],
    ]);
    expect(saved).toHaveBeenCalledExactlyOnceWith([3, 2, 1]);
    expect(actor.getSnapshot().value).toBe('saved');
  });

  test('a hundred at most are sent', () => {
    const { saves, put } = open();
    put(...Array.from({ length: 120 }, (_, at) => at + 1));
    expect(saves[0]?.order).toHaveLength(100);
  });
});

describe('an order that is not saved', () => {
  const lost = new ApiProblem(0, 'unreachable', null);

  test('stays as it was put, is sent again, or goes back', async () => {
    const { actor, saves, put, order, settled } = open();
    put(1, 2, 3);
    saves[0]?.fail(lost);
    await settled();
    expect(actor.getSnapshot().value).toBe('failed');
    expect(order()).toEqual([1, 2, 3]);
    actor.send({ type: 'retry' });
    expect(saves[1]?.order).toEqual([1, 2, 3]);
    saves[1]?.fail(lost);
    await settled();
    actor.send({ type: 'undo' });
    expect(order()).toEqual([2, 3, 1]);
    expect(actor.getSnapshot().context.failure).toBeNull();
  });

  test('is put right and saved once the list says which was decided meanwhile', async () => {
    const { actor, saves, overtaken, put, order, settled } = open();
    put(1, 2, 3);
    saves[0]?.fail(new ApiProblem(409, 'not-live', 'One of them has moved on.'));
    await settled();
    expect(overtaken).toHaveBeenCalledOnce();
    actor.send({
      type: 'listed',
      applications: [application(1, 3), application(2, 1, 'Rejected'), application(3, 2)],
    });
    expect(order()).toEqual([1, 3]);
    expect(saves[1]?.order).toEqual([1, 3]);
    saves[1]?.answer();
    await settled();
    expect(actor.getSnapshot().value).toBe('saved');
  });
});
