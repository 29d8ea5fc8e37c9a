import { expect, test, vi } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { ApiProblem } from '../../api/problem.ts';
import type { NotificationChoice } from '../../contract/notifications.ts';
import { failedChoice, notificationChoicesMachine, shownChoices } from './notification-choices.ts';

const news: NotificationChoice = { kind: 'project news', onPage: true, byMail: false };
const offer: NotificationChoice = { kind: 'offer received', onPage: true, byMail: true };
const away = new ApiProblem(503, 'unavailable', null);
type Asked = { input: NotificationChoice };

function open({
  fetch = async () => [news, offer],
  save = async ({ input }: Asked) =>
    [news, offer].map((one) => (one.kind === input.kind ? input : one)),
} = {}) {
  const calls = { fetch: vi.fn(fetch), save: vi.fn(save) };
  const actor = createActor(
    notificationChoicesMachine.provide({
      actors: { fetchChoices: fromPromise(calls.fetch), save: fromPromise(calls.save) },
    }),
  ).start();
  const settled = () => waitFor(actor, (now) => now.matches({ listed: 'settled' }));
  const shown = () => shownChoices(actor.getSnapshot());
  return { actor, calls, settled, shown };
}

test('choices are loaded, and after a failure tried again', async () => {
  const fetch = vi.fn<() => Promise<NotificationChoice[]>>();
  fetch.mockRejectedValueOnce(away).mockResolvedValue([news]);
  const { actor, settled, shown } = open({ fetch });
  expect(shown()).toBeNull();
  await waitFor(actor, (now) => now.matches('failed'));
  expect(failedChoice(actor.getSnapshot())).toBeNull();
  actor.send({ type: 'retry' });
  await settled();
  expect(shown()).toEqual([news]);
});

test('an API without choices is no fault', async () => {
  const fetch = () => Promise.reject(new ApiProblem(404, 'not-found', null));
  const { actor, shown } = open({ fetch });
  await waitFor(actor, (now) => now.matches('absent'));
  expect(shown()).toBeNull();
});

test('a choice shows at once and is saved', async () => {
  const { actor, calls, settled, shown } = open();
  await settled();
  const choice = { ...news, byMail: true };
  actor.send({ type: 'choose', choice });
  expect(shown()).toEqual([choice, offer]);
  await settled();
  expect(shown()).toEqual([choice, offer]);
  expect(calls.save.mock.calls.map(([{ input }]) => input)).toEqual([choice]);
});

test('of several choices for one kind the newest wins, whichever answer comes', async () => {
  const { actor, calls, settled, shown } = open();
  await settled();
  const [first, second, third] = [
    { ...news, byMail: true },
    { ...news, onPage: false },
    { ...news, onPage: false, byMail: true },
  ];
  for (const choice of [first, second, third]) actor.send({ type: 'choose', choice });
  expect(shown()?.[0]).toEqual(third);
  await settled();
  expect(shown()?.[0]).toEqual(third);
  expect(calls.save.mock.calls.map(([{ input }]) => input)).toEqual([first, third]);
});

test('what is not saved goes back to what it was, with the reason', async () => {
  const { actor, settled, shown } = open({ save: () => Promise.reject(away) });
  await settled();
  actor.send({ type: 'choose', choice: { ...news, onPage: false } });
  await settled();
  expect(shown()).toEqual([news, offer]);
  expect(failedChoice(actor.getSnapshot())?.reason).toBe('unavailable');
});
