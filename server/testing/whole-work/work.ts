import { endpoints } from '../../../src/contract/endpoints.ts';
import { weekIn } from '../../features/engagements/check-ins/week.ts';
import { happened } from '../../features/engagements/events/happened.ts';
import { readEngagement } from '../../features/engagements/lock.ts';
import type { BuiltApp } from '../built-app.ts';
import type { Places } from './plans.ts';
import type { Name, Players } from './players.ts';
import { written } from './written.ts';

/** A student is blocked, is answered, and the office writes. */
export async function playTalk({ services }: BuiltApp, { does }: Players, { a }: Places) {
  const params = { id: a, week: weekIn('UTC', services.clock()) };
  const blocked = { state: 'Blocked', sentence: written.blocked } as const;
  await does('ada', endpoints.saveCheckIn, { params, body: blocked });
  await does('lead', endpoints.answerCheckIn, { params, body: { sentence: written.answered } });
  const letter = { to: 'both', words: written.letter } as const;
  await does('office', endpoints.writeAboutWork, { params: { id: a }, body: letter });
}

/** What is agreed is handed in, objected to, reviewed, or waived. */
export async function playWork({ services }: BuiltApp, { does }: Players, { a, b }: Places) {
  const delivers = (who: Name, id: number, number: number, after = 0) =>
    does(who, endpoints.deliver, { params: { id, number }, body: { words: 'Drawn.', after } });
  const reviews = (
    id: number,
    number: number,
    version: number,
    verdict: 'approve' | 'ask for changes',
  ) =>
    does('lead', endpoints.reviewDelivery, {
      params: { id, number, version },
      body: { verdict, words: 'Which datum?' },
    });
  await delivers('ada', a, 1);
  const objected = {
    params: { id: b, number: 1, version: 1 },
    body: { reason: written.objection },
  };
  await does('bo', endpoints.objectToDelivery, objected);
  await reviews(a, 1, 1, 'ask for changes');
  await delivers('bo', b, 1, 1);
  await reviews(b, 1, 2, 'approve');
  await services.db.transaction().execute(async (transaction) => {
    const act = { ...services, transaction, at: services.clock() };
    const engagement = (await readEngagement(transaction, a))!;
    await happened(act, engagement, 'virus found', { file: written.file, to: 'both' });
  });
  await delivers('ada', a, 2);
  await reviews(a, 2, 1, 'approve');
  for (const [id, number] of [
    [a, 3],
    [b, 2],
    [b, 3],
  ] as const)
    await does('lead', endpoints.waiveMilestone, {
      params: { id, number },
      body: { reason: written.waived },
    });
}
