import { beforeEach, expect, test } from 'vitest';
import { endpoints } from '../../../../src/contract/endpoints.ts';
import type { Room } from '../../../../src/contract/engagements/engagements.ts';
import type { EngagementEvent } from '../../../../src/contract/engagements/history.ts';
import type { Notification } from '../../../../src/contract/notifications.ts';
import type { TestApp } from '../../../testing/app.ts';
import { beginning } from '../../../testing/beginning.ts';
import { aTeam, concept, diary, joins } from '../../../testing/engagements.ts';
import { aCompany, anAdmin, aStudent, type Someone } from '../../../testing/people.ts';

type Member = Someone & { engagement: number };
let app: TestApp;
let company: Awaited<ReturnType<typeof aCompany>>;
let office: Someone;
let pid: number;
let ada: Member;
let bo: Member;
/** Two students of one project: its concept is by the team, its diary by each. */
const begun = beginning(async (app) => {
  const company = await aCompany(app.services);
  const office = await anAdmin(app.services);
  const [ada, bo] = [
    await aStudent(app.services),
    await aStudent(app.services, { firstName: 'Bo' }),
  ];
  const { pid, ids } = await aTeam(app, company, [ada, bo]);
  const at = (nth: number) => ({ engagement: ids[nth]! });
  return { company, office, pid, ada: { ...ada, ...at(0) }, bo: { ...bo, ...at(1) } };
});
beforeEach(() => {
  ({ app, company, office, pid, ada, bo } = begun());
});

const later = (day: string, days: number) =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
const [newConcept, newDiary] = [later(concept.dueOn, 7), later(diary.dueOn, 7)];
const moved = [
  { number: 1, dueOn: newConcept },
  { number: 2, dueOn: newDiary },
];
const wish = { dueOn: newConcept, movesLater: true, moved };

const roomOf = async ({ engagement: id, token }: Member): Promise<Room> =>
  (await app.call(endpoints.getEngagement, { params: { id } }, token)).body;
const daysOf = async (member: Member) =>
  (await roomOf(member)).milestones.map(({ dueOn }) => dueOn);
const newsOf = async ({ token }: Someone): Promise<string[]> =>
  (await app.call(endpoints.listNotifications, {}, token)).body.map(
    ({ title, message }: Notification) => `${title}: ${message}`,
  );
const ask = ({ engagement: id, token }: Member) =>
  app.call(
    endpoints.askForTime,
    { params: { id, number: 1 }, body: { ...wish, reason: 'An exam.' } },
    token,
  );
const answer = (body: Parameters<typeof app.call<typeof endpoints.answerExtension>>[1]['body']) =>
  app.call(
    endpoints.answerExtension,
    { params: { id: ada.engagement, number: 1, request: 1 }, body },
    company.token,
  );

const given = {
  'that the company grants': async () => {
    await ask(ada);
    return answer({ answer: 'grant', movesLater: true, moved });
  },
  'that is offered and accepted': async () => {
    await ask(ada);
    await answer({ answer: 'offer another day', ...wish });
    const params = { id: ada.engagement, number: 1, request: 1 };
    return app.call(endpoints.acceptAnotherDay, { params, body: { moved } }, ada.token);
  },
  'that the office gives': () =>
    app.call(
      endpoints.giveTime,
      { params: { id: ada.engagement, number: 1 }, body: { ...wish, reason: 'A strike.' } },
      office.token,
    ),
};

test.each(Object.entries(given))(
  'more time %s for a milestone of the team is the whole team’s, and each is told',
  async (_, give) => {
    await ask(bo);
    expect((await give()).status).toBeLessThan(300);
    expect(await daysOf(ada)).toEqual([newConcept, newDiary]);
    expect(await daysOf(bo)).toEqual([newConcept, diary.dueOn]);
    const { milestones, dueOn } = await roomOf(bo);
    expect(dueOn).toBe(newConcept);
    // What Bo asked for the same milestone is answered by that.
    expect(milestones[0]?.extension).toBeNull();
    const told = (await newsOf(bo)).filter((one) => one.startsWith('Your team has more time: '));
    expect(told).toEqual([
      expect.stringMatching(/“Concept” of “A weir” is due on .+ 2150 now, for the whole team\.$/),
    ]);
    const { body } = await app.call(
      endpoints.listEngagementHistory,
      { params: { id: bo.engagement } },
      bo.token,
    );
    expect((body as EngagementEvent[])[0]).toMatchObject({
      event: 'moved along',
      milestone: 'Concept',
      day: newConcept,
    });
  },
);

test('a milestone by each keeps its own day', async () => {
  const params = { id: ada.engagement, number: 2 };
  const alone = [{ number: 2, dueOn: newDiary }];
  const body = { dueOn: newDiary, movesLater: false, moved: alone, reason: 'A strike.' };
  await app.call(endpoints.giveTime, { params, body }, office.token);
  expect(await daysOf(bo)).toEqual([concept.dueOn, diary.dueOn]);
});

test('a plan that one agrees to moves a team’s milestone later for all; who joins has the team’s day', async () => {
  const params = { id: ada.engagement };
  const milestones = [
    { ...concept, number: 1, dueOn: newConcept },
    { ...diary, number: 2 },
  ];
  await app.call(endpoints.proposePlan, { params, body: { milestones, after: 1 } }, company.token);
  expect(await daysOf(bo)).toEqual([concept.dueOn, diary.dueOn]);
  const agree = { params: { ...params, version: 2 }, body: { answer: 'agree' } } as const;
  await app.call(endpoints.answerPlan, agree, ada.token);
  expect(await daysOf(bo)).toEqual([newConcept, diary.dueOn]);
  expect(await newsOf(bo)).toContainEqual(expect.stringMatching(/^Your team has more time: /));
  const cy = await aStudent(app.services, { firstName: 'Cy' });
  const engagement = await joins(app, company, cy, pid);
  expect(await daysOf({ ...cy, engagement })).toEqual([newConcept, diary.dueOn]);
});

test('a plan that moves a team’s milestone earlier for one takes no time from the others', async () => {
  const params = { id: ada.engagement };
  const earlier = later(concept.dueOn, -7);
  const milestones = [
    { ...concept, number: 1, dueOn: earlier },
    { ...diary, number: 2 },
  ];
  await app.call(endpoints.proposePlan, { params, body: { milestones, after: 1 } }, company.token);
  const agree = { params: { ...params, version: 2 }, body: { answer: 'agree' } } as const;
  await app.call(endpoints.answerPlan, agree, ada.token);
  expect(await daysOf(ada)).toEqual([earlier, diary.dueOn]);
  expect(await daysOf(bo)).toEqual([concept.dueOn, diary.dueOn]);
});
