import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { endpoints } from '../../../src/contract/endpoints.ts';
import type { Room } from '../../../src/contract/engagements/engagements.ts';
import type { EngagementEvent } from '../../../src/contract/engagements/history.ts';
import type { PlanVersion } from '../../../src/contract/engagements/plans.ts';
import type { TestApp } from '../../testing/app.ts';
import { beginning } from '../../testing/beginning.ts';
import { aTakenPlace, aTeam, takesPlace } from '../../testing/engagements.ts';
import { evaluates } from '../../testing/evaluations.ts';
import {
  aCompany,
  aMember,
  anAdmin,
  aStudent,
  type Someone,
  signedIn,
} from '../../testing/people.ts';

let app: TestApp;

let company: Awaited<ReturnType<typeof aCompany>>;
let student: Someone;
let id: number;
/** Somebody has just taken a place. */
const begun = beginning(async (app) => {
  const company = await aCompany(app.services);
  const student = await aStudent(app.services);
  return { company, student, id: await aTakenPlace(app, company, student) };
});
beforeEach(() => {
  ({ app, company, student, id } = begun());
});

const room = async ({ token }: Someone = student): Promise<Room> =>
  (await app.call(endpoints.getEngagement, { params: { id } }, token)).body;
const plans = async (): Promise<PlanVersion[]> =>
  (await app.call(endpoints.listPlans, { params: { id } }, student.token)).body;
const history = async (): Promise<string[]> =>
  (await app.call(endpoints.listEngagementHistory, { params: { id } }, student.token)).body.map(
    ({ event }: EngagementEvent) => event,
  );

const survey = { title: 'Survey', deliverable: 'Levels.', dueOn: '2150-03-01' };
const drawing = { title: 'Drawing', deliverable: 'A section.', dueOn: '2150-04-01' };
type Given = typeof survey & { number?: number };
const propose = (milestones: Given[], after: number, { token }: Someone = company) =>
  app.call(endpoints.proposePlan, { params: { id }, body: { milestones, after } }, token);
const answer = (version: number, answered: 'agree' | 'ask for a change', note = '') =>
  app.call(
    endpoints.answerPlan,
    { params: { id, version }, body: { answer: answered, note } },
    student.token,
  );
const deliver = (number: number, after: number, words = 'Measured.') =>
  app.call(endpoints.deliver, { params: { id, number }, body: { words, after } }, student.token);
const review = (
  number: number,
  version: number,
  verdict: 'approve' | 'ask for changes',
  words = '',
) =>
  app.call(
    endpoints.reviewDelivery,
    { params: { id, number, version }, body: { verdict, words } },
    company.token,
  );
const agreed = async (...milestones: Given[]) => {
  await propose(milestones, 0);
  await answer(1, 'agree');
};
const next = async () => {
  const { state, next, turn } = await room();
  return [state, next, turn];
};

describe('an engagement', () => {
  test('opens when a place is taken, and waits for a plan of the company', async () => {
    expect(await next()).toEqual(['Planning', 'propose plan', 'company']);
    expect(await room(company)).toMatchObject({
      projectTitle: 'A weir',
      plans: [],
      milestones: [],
    });
  });

  test('says what it is about, and how to reach each other: a company once it is verified', async () => {
    const lead = { name: 'Ines Alvar', email: company.email };
    const { people, project } = await room();
    expect([people.lead, people.supervisors]).toEqual([lead, []]);
    expect(project).toMatchObject({ places: 1, pay: 'EUR 1200', endDate: '2031-06-27' });
    expect((await room(company)).people.student).toEqual({ name: 'Ada Byron', email: null });
    const admin = await anAdmin(app.services);
    expect((await room(admin)).people.student.email).toBe(student.email);
    await sql`update companies set verified_at = now() where id = ${company.companyId}`.execute(
      app.services.db,
    );
    expect((await room(company)).people.student.email).toBe(student.email);
  });

  test('goes from a plan to deliveries and reviews, and is completed by both sides', async () => {
    await agreed(survey, drawing);
    expect(await next()).toEqual(['Working', 'deliver', 'student']);
    await deliver(1, 0);
    expect(await next()).toEqual(['Working', 'review', 'company']);
    await review(1, 1, 'ask for changes', 'Which datum?');
    expect(await next()).toEqual(['Working', 'deliver again', 'student']);
    await deliver(1, 1, 'Ordnance datum.');
    await review(1, 2, 'approve');
    const waiver = { params: { id, number: 2 }, body: { reason: 'The survey shows it.' } };
    await app.call(endpoints.waiveMilestone, waiver, company.token);
    expect(await next()).toEqual(['Evaluating', 'evaluate', 'both']);
    await evaluates(app, id, company, student);
    expect(await next()).toEqual(['Completed', null, null]);
    const { body } = await app.call(endpoints.getApplication, { params: { id } }, student.token);
    expect(body.status).toBe('Completed');
    expect(await history()).toEqual([
      'completed',
      'evaluations opened',
      'waived',
      'approved',
      'delivered',
      'changes asked for',
      'delivered',
      'plan agreed',
      'plan proposed',
      'opened',
    ]);
    expect((await room()).milestones).toMatchObject([
      { state: 'Approved', versions: 2, delivery: { version: 2 } },
      { state: 'Waived', waivedBecause: 'The survey shows it.', delivery: null },
    ]);
  });

  test('ends early with its application, and then nothing in it moves', async () => {
    await agreed(survey);
    const withdraw = { params: { id }, body: { event: 'withdraw' } } as const;
    await app.call(endpoints.moveApplication, withdraw, student.token);
    expect(await next()).toEqual(['Ended early', null, null]);
    expect((await deliver(1, 0)).body.code).toBe('engagement-over');
    expect((await propose([survey], 1)).body.code).toBe('engagement-over');
  });

  test('names who did what: the company’s person, the student, the programme', async () => {
    const sam = await aMember(app.services, company.companyId, 'Recruiter', 'Sam Osei');
    await propose([survey], 0, sam);
    await answer(1, 'ask for a change', 'A week more, please.');
    const admin = await anAdmin(app.services);
    await propose([survey], 1, admin);
    expect((await plans()).map(({ proposedBy }) => proposedBy)).toEqual([
      'Programme’s office',
      'Sam Osei at Lattice Works',
    ]);
  });

  test('of others is not there', async () => {
    const stranger = await aStudent(app.services);
    const elsewhere = await aCompany(app.services, 'Elsewhere Ltd');
    for (const { token } of [stranger, elsewhere]) {
      const answer = await app.call(endpoints.getEngagement, { params: { id } }, token);
      expect(answer.status).toBe(404);
      expect((await app.call(endpoints.listEngagements, {}, token)).body).toEqual([]);
    }
  });
});

describe('a plan', () => {
  test('moves the agreed end once both sides have agreed to go on past it', async () => {
    const end = async () => (await room()).project.endDate;
    await propose([survey], 0);
    expect(await end()).toBe('2031-06-27');
    await answer(1, 'agree');
    expect(await end()).toBe(survey.dueOn);
  });

  test('is changed as it was agreed; what was agreed before stays readable', async () => {
    await agreed(survey);
    await propose([{ number: 1, ...survey, dueOn: '2150-03-08' }, drawing], 1);
    expect((await room()).milestones).toMatchObject([{ dueOn: '2150-03-01' }]);
    await answer(2, 'ask for a change', 'A week more, please.');
    expect(await next()).toEqual(['Working', 'propose again', 'company']);
    await propose([{ number: 1, ...survey, dueOn: '2150-03-15' }], 2);
    await answer(3, 'agree');
    const versions = await plans();
    expect(versions.map(({ state }) => state)).toEqual(['Agreed', 'Change asked for', 'Agreed']);
    expect(versions[1]).toMatchObject({ answer: 'A week more, please.' });
    const { milestones, ...of } = await room();
    expect(of).toMatchObject({ plans: [{ version: 3 }], earlierPlans: 2 });
    expect(milestones).toMatchObject([{ number: 1, dueOn: '2150-03-15' }]);
  });

  test('that nobody has answered is replaced by a newer one, and cannot be agreed to any more', async () => {
    await propose([survey], 0);
    await propose([drawing], 1);
    expect((await answer(1, 'agree')).body.code).toBe('newer-version');
    expect((await propose([survey], 1)).body.code).toBe('newer-version');
    expect(await plans()).toMatchObject([{ version: 2, state: 'Proposed' }]);
    expect(await room()).toMatchObject({ plans: [{ version: 2 }], earlierPlans: 0 });
  });

  test('keeps what was delivered, also where that came after it was proposed', async () => {
    await agreed(survey, drawing);
    await propose([{ number: 2, ...drawing }], 1);
    await deliver(1, 0);
    const late = await answer(2, 'agree');
    expect(late.body.detail).toBe(
      '“Survey” has been delivered or waived, so it stays in the plan. Ask for a change.',
    );
    const without = await propose([{ number: 2, ...drawing }], 2);
    expect(without.body.errors).toMatchObject([{ path: 'milestones' }]);
  });

  test('names no milestone that was never planned, and none twice', async () => {
    await agreed(survey);
    const unknown = await propose([{ number: 9, ...survey }], 1);
    expect(unknown.body.errors).toMatchObject([{ path: 'milestones.0.number' }]);
    const twice = await propose(
      [
        { number: 1, ...survey },
        { number: 1, ...drawing },
      ],
      1,
    );
    expect(twice.body.errors).toMatchObject([{ path: 'milestones.1.number' }]);
  });

  test('of another project can be begun with; one’s own, and of another company, none is shown', async () => {
    const first = id;
    await agreed(survey);
    id = await aTakenPlace(app, company, student, 'A lock');
    const plans = async (of: number, { token }: Someone) =>
      (await app.call(endpoints.listAgreedPlans, { params: { id: of } }, token)).body;
    expect(await plans(id, company)).toMatchObject([
      { engagementId: first, projectTitle: 'A weir', milestones: [{ title: 'Survey' }] },
    ]);
    expect(await plans(first, company)).toEqual([]);
    const elsewhere = await aCompany(app.services, 'Elsewhere Ltd');
    expect((await plans(id, elsewhere)).code).toBe('not-found');
  });

  test('of a mate is offered first, to begin with the same', async () => {
    await agreed(survey);
    const mate = await aStudent(app.services, { firstName: 'Bo' });
    const { pid, ids } = await aTeam(app, company, [student]);
    const next = await takesPlace(app, company, mate, pid);
    const { body } = await app.call(
      endpoints.listAgreedPlans,
      { params: { id: next } },
      company.token,
    );
    expect(body).toMatchObject([
      { engagementId: ids[0], mate: 'Ada Byron', milestones: [{ by: 'team' }, { by: 'each' }] },
      { engagementId: id, mate: null, projectTitle: 'A weir' },
    ]);
  });

  test('whose change is asked for says which', async () => {
    await propose([survey], 0);
    expect((await answer(1, 'ask for a change')).body.errors).toMatchObject([{ path: 'note' }]);
  });
});

describe('a delivery', () => {
  test('is one version after another; an older one is neither reviewed nor handed in again', async () => {
    await agreed(survey);
    await deliver(1, 0);
    await deliver(1, 1, 'Better.');
    expect((await deliver(1, 1)).body.code).toBe('newer-version');
    expect((await review(1, 1, 'approve')).body.code).toBe('newer-version');
    await review(1, 2, 'approve');
    expect((await deliver(1, 2)).body.code).toBe('move-not-allowed');
    const { body } = await app.call(
      endpoints.listDeliveries,
      { params: { id, number: 1 } },
      company.token,
    );
    expect(body).toMatchObject([
      { version: 2, words: 'Better.', review: { verdict: 'approve' } },
      { version: 1, words: 'Measured.', review: null },
    ]);
    expect(body[0].sha256).toMatch(/^[0-9a-f]{64}$/);
  });

  test('says something, and so does a review that asks for changes', async () => {
    await agreed(survey);
    expect((await deliver(1, 0, '')).body.errors).toMatchObject([{ path: 'words' }]);
    await deliver(1, 0);
    const silent = await review(1, 1, 'ask for changes');
    expect(silent.body.errors).toMatchObject([{ path: 'words' }]);
  });

  test('by two pages at once comes in once', async () => {
    await agreed(survey);
    const answers = await Promise.all([deliver(1, 0), deliver(1, 0), deliver(1, 0)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  });
});

test('a turn is counted from when it began', async () => {
  await agreed(survey);
  const { turnSince } = await room();
  app.passTime(60_000);
  await propose([{ number: 1, ...survey }], 1);
  await answer(2, 'ask for a change', 'No.');
  expect((await room()).turnSince).not.toBe(turnSince);
  await deliver(1, 0);
  const since = (await room()).turnSince;
  app.passTime(60_000);
  await deliver(1, 1, 'Better.');
  expect((await room()).turnSince).toBe(since);
});

test('each side finds what waits for it, whatever comes first, and is reminded of it', async () => {
  await agreed(survey, drawing);
  await deliver(1, 0);
  const waited = (await room()).turnSince;
  app.passTime(60_000);
  await propose([{ number: 1, ...survey }, drawing], 1);
  const query = { turn: 'company' } as const;
  const { body } = await app.call(endpoints.listEngagements, { query }, company.token);
  expect(body).toMatchObject([
    {
      next: 'answer plan',
      turn: 'student',
      also: [{ next: 'review', turn: 'company', milestone: 'Survey', turnSince: waited }],
    },
  ]);
  app.passTime(7 * 86_400_000);
  await app.services.workJobs.sweep();
  const { token } = await signedIn(app.services, company.id, 'Company');
  const told = await app.call(endpoints.listNotifications, {}, token);
  expect(told.body[0].message).toMatch(/“Survey” of “A weir” has waited \d+ working days/);
});

test('the room names the next of two milestones with one title', async () => {
  await agreed(survey, { ...survey, dueOn: '2150-04-01' });
  await deliver(1, 0);
  await review(1, 1, 'approve');
  expect(await room()).toMatchObject({ next: 'deliver', milestone: 'Survey', milestoneNumber: 2 });
});
