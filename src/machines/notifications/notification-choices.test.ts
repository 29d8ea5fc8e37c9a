import { expect, test, vi } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { ApiProblem } from '../../api/problem.ts';
import type { NotificationChoice } from '../../contract/notifications.ts';
import { choosingMachine, shownChoices } from './notification-choices.ts';

const news: NotificationChoice = { kind: 'project news', onPage: true, byMail: false };
const offer: NotificationChoice = { kind: 'offer received', onPage: true, byMail: true };
const away = new ApiProblem(503, 'unavailable', null);
type Asked = { input: NotificationChoice };

const saved = [news, offer];

function open(
  saveChoice = async ({ input }: Asked) =>
    saved.map((one) => (one.kind === input.kind ? input : one)),
) {
  const save = vi.fn(saveChoice);
  const actor = createActor(
    choosingMachine.provide({ actors: { save: fromPromise(save) } }),
  ).start();
  let known: readonly NotificationChoice[] = saved;
  actor.on('saved', ({ choices }) => {
    known = choices;
  });
  const choose = (choice: NotificationChoice) => actor.send({ type: 'choose', choice });
  const settled = () =>
    waitFor(actor, (now) => now.matches('settled') && now.context.wishes.length === 0);
  const shown = () => shownChoices(known, actor.getSnapshot());
  return { choose, save, settled, shown };
}

test('a choice shows at once and is saved', async () => {
  const { choose, save, settled, shown } = open();
  const choice = { ...news, byMail: true };
  choose(choice);
  expect(shown()).toEqual([choice, offer]);
  await settled();
  expect(shown()).toEqual([choice, offer]);
  expect(save.mock.calls.map(([{ input }]) => input)).toEqual([choice]);
});

test('of several choices for one kind the newest wins, whichever answer comes', async () => {
  const { choose, save, settled, shown } = open();
  const [first, second, third] = [
    { ...news, byMail: true },
    { ...news, onPage: false },
    { ...news, onPage: false, byMail: true },
  ];
  for (const choice of [first, second, third]) choose(choice);
  expect(shown()[0]).toEqual(third);
  await settled();
  expect(shown()[0]).toEqual(third);
  expect(save.mock.calls.map(([{ input }]) => input)).toEqual([first, third]);
});

test('what is not saved goes back to what it was, with the reason', async () => {
  const { choose, settled, shown } = open(() => Promise.reject(away));
  choose({ ...news, onPage: false });
  expect((await settled()).context.failure?.reason).toBe('unavailable');
  expect(shown()).toEqual(saved);
});
