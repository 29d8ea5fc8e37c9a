import { daysLater } from '../../../src/contract/days.ts';
import { endpoints } from '../../../src/contract/endpoints.ts';
import type { Places } from './plans.ts';
import type { Players } from './players.ts';
import { written } from './written.ts';

/** More time is asked for, refused, withdrawn, offered, granted and given. */
export async function playTime({ does }: Players, { a, due }: Places): Promise<void> {
  const later = (by: number) => daysLater(due[1], by);
  const alone = (dueOn: string) => ({ dueOn, movesLater: false, moved: [{ number: 2, dueOn }] });
  const asks = (dueOn: string) => {
    const body = { ...alone(dueOn), reason: written.asked };
    return does('ada', endpoints.askForTime, { params: { id: a, number: 2 }, body });
  };
  const request = (request: number, number = 2) => ({ params: { id: a, number, request } });
  await asks(later(5));
  const no = { answer: 'refuse', note: written.refused } as const;
  await does('lead', endpoints.answerExtension, { ...request(1), body: no });
  await asks(later(6));
  await does('ada', endpoints.withdrawExtension, request(2));
  await asks(later(7));
  const another = {
    answer: 'offer another day',
    ...alone(later(3)),
    note: written.offered,
  } as const;
  await does('lead', endpoints.answerExtension, { ...request(3), body: another });
  const { moved } = another;
  await does('ada', endpoints.acceptAnotherDay, { ...request(3), body: { moved } });
  const along = {
    movesLater: true,
    moved: [
      { number: 1, dueOn: daysLater(due[0], 5) },
      { number: 2, dueOn: later(8) },
      { number: 3, dueOn: daysLater(due[2], 5) },
    ],
  };
  const flood = { ...along, dueOn: daysLater(due[0], 5), reason: written.asked };
  await does('ada', endpoints.askForTime, { params: { id: a, number: 1 }, body: flood });
  const yes = { answer: 'grant', ...along, note: written.granted } as const;
  await does('lead', endpoints.answerExtension, { ...request(1, 1), body: yes });
  const gift = { ...alone(later(10)), reason: written.given };
  await does('office', endpoints.giveTime, { params: { id: a, number: 2 }, body: gift });
}
