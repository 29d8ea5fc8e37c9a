import { beforeEach, describe, expect, test } from 'vitest';
import { endpoints } from '../../../../src/contract/endpoints.ts';
import type { Room } from '../../../../src/contract/engagements/engagements.ts';
import type { EngagementEvent } from '../../../../src/contract/engagements/history.ts';
import type { TestApp } from '../../../testing/app.ts';
import { beginning } from '../../../testing/beginning.ts';
import { aTakenPlace } from '../../../testing/engagements.ts';
import { aCompany, aMember, anAdmin, aStudent, type Someone } from '../../../testing/people.ts';

let app: TestApp;
let company: Awaited<ReturnType<typeof aCompany>>;
let student: Someone;
let id: number;
/** Both sides have agreed on three milestones. */
const begun = beginning(async (own) => {
  app = own;
  company = await aCompany(app.services);
  student = await aStudent(app.services);
  id = await aTakenPlace(app, company, student);
  await agree(plan, 0);
  return { company, student, id };
});
beforeEach(() => {
  ({ app, company, student, id } = begun());
});

const plan = [
  { number: 1, title: 'Survey', deliverable: 'Levels.', dueOn: '2150-03-01' },
  { number: 2, title: 'Drawing', deliverable: 'A section.', dueOn: '2150-04-01' },
  { number: 3, title: 'Report', deliverable: 'Ten pages.', dueOn: '2150-05-01' },
];
const propose = (milestones: typeof plan, after: number) => {
  const numbered = milestones.map((one) => (after === 0 ? { ...one, number: null } : one));
  const body = { milestones: numbered, after };
  return app.call(endpoints.proposePlan, { params: { id }, body }, company.token);
};
const agreeTo = (version: number) => {
  const request = { params: { id, version }, body: { answer: 'agree' } } as const;
  return app.call(endpoints.answerPlan, request, student.token);
};
async function agree(milestones: typeof plan, after: number) {
  await propose(milestones, after);
  await agreeTo(after + 1);
}

/** A week more for the survey, as it is shown with the plan above. */
const alone = [{ number: 1, dueOn: '2150-03-08' }];
const along = [...alone, { number: 2, dueOn: '2150-04-08' }, { number: 3, dueOn: '2150-05-08' }];
const week = { dueOn: '2150-03-08', movesLater: true, moved: along, reason: 'An exam.' };
const ask = (form: Partial<typeof week> = {}, number = 1) =>
  app.call(
    endpoints.askForTime,
    { params: { id, number }, body: { ...week, ...form } },
    student.token,
  );
type Answer = Parameters<typeof app.call<typeof endpoints.answerExtension>>[1]['body'];
const answer = (body: Answer, { token }: Someone = company, request = 1) =>
  app.call(endpoints.answerExtension, { params: { id, number: 1, request }, body }, token);
const grant = { answer: 'grant', movesLater: true, moved: along } as const;
const offer = {
  answer: 'offer another day' as const,
  dueOn: '2150-03-04',
  movesLater: false,
  moved: [{ number: 1, dueOn: '2150-03-04' }],
  note: 'Three days are what we have.',
};
const which = () => ({ params: { id, number: 1, request: 1 } });
const accept = (moved: { number: number; dueOn: string }[] = offer.moved) =>
  app.call(endpoints.acceptAnotherDay, { ...which(), body: { moved } }, student.token);
const withdraw = () => app.call(endpoints.withdrawExtension, which(), student.token);
const deliver = () =>
  app.call(
    endpoints.deliver,
    { params: { id, number: 1 }, body: { words: 'Measured.', after: 0 } },
    student.token,
  );

const room = async (): Promise<Room> =>
  (await app.call(endpoints.getEngagement, { params: { id } }, student.token)).body;
const next = async () => {
  const { next, turn, milestone, dueOn } = await room();
  return [next, turn, milestone, dueOn];
};
const days = async () => (await room()).milestones.map(({ dueOn }) => dueOn);
const extension = async () => (await room()).milestones[0]!.extension;
const history = async (): Promise<[string, string | null, string | null][]> =>
  (await app.call(endpoints.listEngagementHistory, { params: { id } }, student.token)).body.map(
    ({ event, milestone, day }: EngagementEvent) => [event, milestone, day],
  );
const news = async ({ token }: Someone): Promise<string> =>
  (await app.call(endpoints.listNotifications, {}, token)).body[0].title;

describe('more time', () => {
  test('that is asked for is the company’s to answer, before other work', async () => {
    expect((await ask()).status).toBe(201);
    expect(await next()).toEqual(['answer extension', 'company', 'Survey', '2150-03-01']);
    expect(await extension()).toMatchObject({
      request: 1,
      state: 'Asked',
      reason: 'An exam.',
      asked: { dueOn: '2150-03-08', movesLater: true },
      offered: null,
      answeredAt: null,
    });
    expect(await news(company)).toBe('A request for more time');
  });

  test('that is granted holds at once; later milestones move along, and their first days stay known', async () => {
    await ask();
    expect((await answer(grant)).status).toBe(200);
    expect(await days()).toEqual(['2150-03-08', '2150-04-08', '2150-05-08']);
    expect((await room()).milestones.map(({ firstDueOn }) => firstDueOn)).toEqual(
      plan.map(({ dueOn }) => dueOn),
    );
    expect(await extension()).toBeNull();
    expect(await next()).toEqual(['deliver', 'student', 'Survey', '2150-03-08']);
    expect((await history()).slice(0, 4)).toEqual([
      ['extension granted', 'Survey', '2150-03-08'],
      ['moved along', 'Report', '2150-05-08'],
      ['moved along', 'Drawing', '2150-04-08'],
      ['extension asked', 'Survey', '2150-03-08'],
    ]);
    expect(await news(student)).toBe('You have more time');
  });

  test('is granted alone where the company takes the tick away', async () => {
    await ask();
    await answer({ ...grant, movesLater: false, moved: alone });
    expect(await days()).toEqual(['2150-03-08', '2150-04-01', '2150-05-01']);
  });

  test('that is refused leaves the day, says why, and can be asked for anew', async () => {
    await ask();
    const silent = await answer({ answer: 'refuse', note: '' });
    expect(silent.body.errors).toMatchObject([{ path: 'note' }]);
    await answer({ answer: 'refuse', note: 'The fair is fixed.' });
    expect(await days()).toEqual(plan.map(({ dueOn }) => dueOn));
    expect(await extension()).toMatchObject({ state: 'Refused', answer: 'The fair is fixed.' });
    expect(await next()).toEqual(['deliver', 'student', 'Survey', '2150-03-01']);
    await ask();
    expect(await extension()).toMatchObject({ state: 'Asked', request: 2 });
  });

  test('can be answered with another day, which holds once the student accepts it', async () => {
    await ask();
    await answer(offer);
    expect(await next()).toEqual(['answer another day', 'student', 'Survey', '2150-03-01']);
    expect(await extension()).toMatchObject({
      state: 'Countered',
      offered: { dueOn: '2150-03-04', movesLater: false },
      answer: 'Three days are what we have.',
    });
    expect((await answer(grant)).body.code).toBe('move-not-allowed');
    expect((await accept()).status).toBe(200);
    expect(await days()).toEqual(['2150-03-04', '2150-04-01', '2150-05-01']);
    expect(await news(company)).toBe('The day you offered is accepted');
  });

  test('is withdrawn by the student, asked for or offered; the day stays', async () => {
    await ask();
    expect((await accept()).body.code).toBe('move-not-allowed');
    await withdraw();
    expect(await extension()).toBeNull();
    await ask();
    await answer(offer, company, 2);
    const { params } = which();
    const letGo = { params: { ...params, request: 2 } };
    expect((await withdraw()).body.code).toBe('move-not-allowed');
    await app.call(endpoints.withdrawExtension, letGo, student.token);
    expect(await days()).toEqual(plan.map(({ dueOn }) => dueOn));
    expect(await next()).toEqual(['deliver', 'student', 'Survey', '2150-03-01']);
  });

  test('is asked for once at a time, for a later day, and for what is still to be handed in', async () => {
    const same = await ask({ dueOn: '2150-03-01', moved: [{ number: 1, dueOn: '2150-03-01' }] });
    expect(same.body.errors).toMatchObject([{ path: 'dueOn' }]);
    await ask();
    expect((await ask()).body.code).toBe('move-not-allowed');
    await deliver();
    expect((await ask()).body.code).toBe('move-not-allowed');
    expect((await ask({}, 9)).status).toBe(404);
  });

  test('is answered by those who follow the work, and by nobody elsewhere', async () => {
    await ask();
    const elsewhere = await aCompany(app.services, 'Elsewhere Ltd');
    expect((await answer(grant, elsewhere)).status).toBe(404);
    expect((await answer(grant, student)).status).toBe(403);
    const stranger = await aStudent(app.services);
    const foreign = await app.call(endpoints.withdrawExtension, which(), stranger.token);
    expect(foreign.status).toBe(404);
    const sam = await aMember(app.services, company.companyId, 'Recruiter', 'Sam Osei');
    expect((await answer({ answer: 'refuse', note: 'No.' }, sam)).status).toBe(200);
    expect(await extension()).toMatchObject({ answeredBy: 'Sam Osei at Lattice Works' });
    await ask();
    expect((await answer(grant, await anAdmin(app.services), 2)).status).toBe(200);
  });
});

describe('a request is overtaken', () => {
  test.each([
    ['when its milestone is handed in', () => deliver()],
    [
      'when its milestone is waived',
      () => {
        const waiver = { params: { id, number: 1 }, body: { reason: 'Not needed.' } };
        return app.call(endpoints.waiveMilestone, waiver, company.token);
      },
    ],
    [
      'when its day is changed by an agreed plan',
      () => agree([{ ...plan[0]!, dueOn: '2150-03-10' }, ...plan.slice(1)], 1),
    ],
    [
      'when its milestone moves along with an earlier one',
      async () => {
        await ask(
          { dueOn: '2150-04-02', moved: [{ number: 2, dueOn: '2150-04-02' }], movesLater: false },
          2,
        );
        await answer(grant);
      },
    ],
    [
      'when the work ends',
      () => {
        const end = { params: { id }, body: { event: 'withdraw' } } as const;
        return app.call(endpoints.moveApplication, end, student.token);
      },
    ],
  ])('%s', async (_, happens) => {
    await ask();
    await happens();
    const { milestones, next } = await room();
    expect(milestones.map(({ extension }) => extension)).toEqual([null, null, null]);
    expect(next).not.toBe('answer extension');
    const late = await answer(grant);
    expect(['move-not-allowed', 'engagement-over']).toContain(late.body.code);
  });

  test('but not by a plan that leaves its day as it is', async () => {
    await ask();
    await agree([plan[0]!, { ...plan[1]!, dueOn: '2150-04-15' }, plan[2]!], 1);
    expect(await extension()).toMatchObject({ state: 'Asked' });
  });
});

describe('what is granted is what was shown', () => {
  const changed = [plan[0]!, { ...plan[1]!, dueOn: '2150-04-15' }, plan[2]!];
  const anew = [alone[0]!, { number: 2, dueOn: '2150-04-22' }, along[2]!];

  test('where the plan has changed meanwhile it is refused, and nothing moves', async () => {
    await ask();
    await agree(changed, 1);
    expect((await answer(grant)).body.code).toBe('newer-version');
    expect(await days()).toEqual(changed.map(({ dueOn }) => dueOn));
    expect((await answer({ ...grant, moved: anew })).status).toBe(200);
    expect(await days()).toEqual(anew.map(({ dueOn }) => dueOn));
  });

  test('the same holds for who asks, who offers another day, and who accepts it', async () => {
    await agree(changed, 1);
    expect((await ask()).body.code).toBe('newer-version');
    await ask({ moved: anew });
    expect((await answer({ ...offer, movesLater: true })).body.code).toBe('newer-version');
    await answer(offer);
    expect((await accept(alone)).body.code).toBe('newer-version');
    expect(await extension()).toMatchObject({ state: 'Countered' });
  });
});

describe('at once', () => {
  const codes = (answers: { status: number }[]) => answers.map(({ status }) => status).sort();

  test('two answers: one counts', async () => {
    await ask();
    const refuse = { answer: 'refuse', note: 'The fair is fixed.' } as const;
    expect(codes(await Promise.all([answer(grant), answer(refuse)]))).toEqual([200, 409]);
    const events = (await history()).map(([event]) => event);
    const isGranted = events.includes('extension granted');
    expect(events.includes('extension refused')).toBe(!isGranted);
    expect((await days())[0]).toBe(isGranted ? '2150-03-08' : '2150-03-01');
  });

  test('handed in while it is granted: the milestone is handed in, with the day it had then', async () => {
    await ask();
    const [granted, delivered] = await Promise.all([answer(grant), deliver()]);
    expect(delivered.status).toBe(201);
    expect([200, 409]).toContain(granted.status);
    const { milestones, next } = await room();
    expect(milestones[0]).toMatchObject({ state: 'Submitted', extension: null });
    expect(milestones[0]!.dueOn).toBe(granted.status === 200 ? '2150-03-08' : '2150-03-01');
    expect(next).toBe('review');
  });

  test('another plan agreed while it is granted: the later of the two has seen the other or is refused', async () => {
    await ask();
    await propose([{ ...plan[0]!, dueOn: '2150-03-10' }, ...plan.slice(1)], 1);
    const [granted, agreed] = await Promise.all([answer(grant), agreeTo(2)]);
    expect(agreed.status).toBe(200);
    expect([200, 409]).toContain(granted.status);
    expect(await days()).toEqual(['2150-03-10', '2150-04-01', '2150-05-01']);
    expect(await extension()).toBeNull();
  });

  test('accepted and withdrawn: one counts', async () => {
    await ask();
    await answer(offer);
    expect(codes(await Promise.all([accept(), withdraw()]))).toEqual([200, 409]);
    expect(await extension()).toBeNull();
  });

  test('asked for from two pages: once', async () => {
    expect(codes(await Promise.all([ask(), ask()]))).toEqual([201, 409]);
  });
});
