import { sql } from 'kysely';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { endpoints } from '../../../src/contract/endpoints.ts';
import type { Engagement } from '../../../src/contract/engagements/engagements.ts';
import type {
  Evaluation,
  EvaluationForm,
  Moment,
} from '../../../src/contract/evaluations/evaluations.ts';
import { builtInRubric, type RubricVersion } from '../../../src/contract/evaluations/rubric.ts';
import { versionAt } from '../../../src/contract/version-read.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { beginning } from '../../testing/beginning.ts';
import { aTakenPlace } from '../../testing/engagements.ts';
import { anEvaluation } from '../../testing/evaluations.ts';
import {
  aCompany,
  aMember,
  anAdmin,
  aStudent,
  aTerm,
  type Someone,
  signedIn,
} from '../../testing/people.ts';

const day = 86_400_000;

let app: TestApp;
let company: Awaited<ReturnType<typeof aCompany>>;
let student: Someone;
let office: Someone;
let id: number;
async function begin(own: TestApp) {
  app = own;
  // Noon, so that hours pass without the day passing.
  app.passTime(day + day / 2 - (app.services.clock().getTime() % day));
  company = await aCompany(app.services);
  student = await aStudent(app.services);
  office = await anAdmin(app.services);
  id = await aTakenPlace(app, company, student, 'A weir');
  return { company, student, office, id };
}
const begun = beginning(begin);
beforeEach(() => {
  ({ app, company, student, office, id } = begun());
});

async function pass(days: number) {
  app.passTime(days * day);
  company = { ...company, ...(await signedIn(app.services, company.id, 'Company')) };
  student = { ...student, ...(await signedIn(app.services, student.id, 'Student')) };
  office = { ...office, ...(await signedIn(app.services, office.id, 'Admin')) };
}
const inDays = (days: number) =>
  new Date(app.services.clock().getTime() + days * day).toISOString().slice(0, 10);
async function agreed(...titles: string[]) {
  const milestones = titles.map((title, at) => ({
    title,
    deliverable: 'Levels.',
    dueOn: inDays(30 * (at + 1)),
  }));
  const plan = { params: { id }, body: { milestones, after: 0 } };
  await app.call(endpoints.proposePlan, plan, company.token);
  const answer = { params: { id, version: 1 }, body: { answer: 'agree' } } as const;
  await app.call(endpoints.answerPlan, answer, student.token);
}
const waive = (number: number) =>
  app.call(
    endpoints.waiveMilestone,
    { params: { id, number }, body: { reason: 'It was there.' } },
    company.token,
  );
/** The work is done, and both sides are asked. */
async function done() {
  await agreed('Survey');
  await waive(1);
}
const write = (
  side: 'student' | 'company',
  given: Partial<EvaluationForm> = {},
  moment: Moment = 'final',
) => {
  const recommends = moment === 'midpoint' ? { recommends: '' as const } : {};
  return app.call(
    endpoints.evaluate,
    { params: { id, moment }, body: anEvaluation(side, { ...recommends, ...given }) },
    (side === 'student' ? student : company).token,
  );
};
const read = async ({ token }: Someone) =>
  (await app.call(endpoints.listEvaluations, { params: { id } }, token)).body;
const room = async ({ token }: Someone = student) =>
  (await app.call(endpoints.getEngagement, { params: { id } }, token)).body;
const sweep = () => app.services.evaluationJobs.sweep();
const news = async ({ token }: Someone): Promise<string[]> =>
  (await app.call(endpoints.listNotifications, {}, token)).body.map(
    ({ title }: { title: string }) => title,
  );
const decide = () =>
  app.call(
    endpoints.decideOutcome,
    { params: { id }, body: { outcome: 'Completed', because: 'All was delivered.' } },
    office.token,
  );

describe('an evaluation', () => {
  test('is asked for once the work is done, and opens to both with the second of them', async () => {
    await agreed('Survey');
    expect((await read(student)).rounds).toEqual([]);
    expect((await write('student')).body.code).toBe('move-not-allowed');
    await waive(1);
    const [asked] = (await read(student)).rounds;
    expect(asked).toMatchObject({ dueOn: inDays(14), opensOn: inDays(21), openedAt: null });
    await write('company', { words: 'Careful work.', toOffice: 'Quiet in meetings.' });
    await write('student', { words: 'Good reviews.' });
    const opened = (await read(student)).rounds[0];
    expect(opened.opened).toMatchObject([
      { side: 'company', words: 'Careful work.', toOffice: '' },
      { side: 'student', words: 'Good reviews.' },
    ]);
    expect((await read(office)).rounds[0].opened[0].toOffice).toBe('Quiet in meetings.');
    expect(await room()).toMatchObject({ state: 'Completed', next: null });
    expect((await read(company)).outcome).toMatchObject({ outcome: 'Completed', because: '' });
    expect(await news(student)).toContain('Your evaluations are open');
    expect((await write('student')).body.code).toBe('engagement-over');
  });

  test('can be changed by its author while it is sealed', async () => {
    await done();
    await write('student', { words: 'Fine.' });
    await write('student', { words: 'Fine, but late reviews.' });
    expect((await read(student)).rounds[0].own.words).toBe('Fine, but late reviews.');
    expect((await room(student)).evaluated).toBe(true);
  });

  test('is with distinction from a high mean on, with no step below four', async () => {
    await done();
    const because = { result: 'It ran at once.', learning: 'A new method.', initiative: 'A test.' };
    await write('company', {
      steps: { result: 5, reliability: 4, communication: 4, learning: 5, initiative: 5 },
      because: { ...anEvaluation('company').because, ...because },
    });
    await write('student');
    expect((await read(student)).outcome.outcome).toBe('Completed with distinction');
  });

  test('that contradicts itself, or gives no reason for an end of the scale, is asked about', async () => {
    await done();
    const all = (step: number) => ({
      result: step,
      reliability: step,
      communication: step,
      learning: step,
      initiative: step,
    });
    const said = 'As I saw it.';
    const because = {
      result: said,
      reliability: said,
      communication: said,
      learning: said,
      initiative: said,
    };
    const fields = async (given: Partial<EvaluationForm>) =>
      (await write('company', given)).body.errors.map(({ path }: { path: string }) => path);
    expect(await fields({ steps: { ...all(4), result: 5 } })).toEqual(['because.result']);
    expect(await fields({ steps: all(5), because, again: 'no' })).toEqual(['again']);
    expect(await fields({ steps: all(1), because, recommends: 'office decides' })).toEqual([
      'again',
    ]);
    expect(await fields({ steps: { ...all(3), result: 1 }, because })).toEqual(['recommends']);
    expect(await fields({ recommends: '' })).toEqual(['recommends']);
  });

  test('is answered once by whom it is about, once it is open', async () => {
    await done();
    const answer = ({ token }: Someone) =>
      app.call(
        endpoints.answerEvaluation,
        { params: { id, moment: 'final' }, body: { words: 'Thank you.' } },
        token,
      );
    await write('company');
    expect((await answer(student)).status).toBe(409);
    await write('student');
    expect((await answer(student)).status).toBe(200);
    expect((await answer(student)).status).toBe(409);
    const answers = async () =>
      (await read(company)).rounds[0].opened.map(({ side, answer }: Evaluation) => [side, answer]);
    expect(await answers()).toEqual([
      ['company', 'Thank you.'],
      ['student', ''],
    ]);
    expect(await news(company)).toContain('Your evaluation was answered');
    expect((await answer(company)).status).toBe(200);
  });

  test('confirms skills of the project, each with an approved milestone that showed it', async () => {
    await agreed('Survey', 'Drawing');
    await waive(2);
    const delivery = { words: 'As agreed.', after: 0 };
    await app.call(endpoints.deliver, { params: { id, number: 1 }, body: delivery }, student.token);
    const verdict = { verdict: 'approve' } as const;
    const reviewed = { params: { id, number: 1, version: 1 }, body: verdict };
    await app.call(endpoints.reviewDelivery, reviewed, company.token);
    await sql`update projects set skills = 'Levelling, Draughting, Python'`.execute(
      app.services.db,
    );
    const levelling = { name: 'Levelling', milestone: 1 };
    for (const [wrong, path] of [
      [{ name: 'Welding', milestone: 1 }, 'skills.0.name'],
      [{ name: 'Draughting', milestone: 2 }, 'skills.0.milestone'],
      [{ name: 'Draughting', milestone: 9 }, 'skills.0.milestone'],
    ] as const) {
      const refused = await write('company', { skills: [wrong] });
      expect(refused.body.errors.map((error: { path: string }) => error.path)).toEqual([path]);
    }
    await write('company', { skills: [levelling, { name: 'Python', milestone: null }] });
    await write('student', { skills: [levelling] });
    const [opened] = (await read(student)).rounds;
    expect(opened.opened).toMatchObject([{ skills: [levelling] }, { skills: [] }]);
  });

  test('asks what the programme has written last, and reads as it was asked then', async () => {
    await done();
    await write('student');
    const { company: about, student: aboutCompany } = builtInRubric;
    const company = { ...about, result: { ...about.result, title: 'What was built' } };
    const save = (after: number) =>
      app.call(
        endpoints.saveRubric,
        { body: { company, student: aboutCompany, after } },
        office.token,
      );
    expect((await save(1)).status).toBe(200);
    expect((await save(1)).body.code).toBe('changed');
    expect((await write('company')).body.errors[0].path).toBe('rubric');
    expect((await write('company', { rubric: 2 })).status).toBe(200);
    const { rounds, rubrics } = await read(student);
    expect(rounds[0].opened.map(({ rubric }: EvaluationForm) => rubric)).toEqual([2, 1]);
    const titles = rubrics.map((one: RubricVersion) => [one.version, one.company.result.title]);
    expect(titles).toEqual([
      [1, 'Result'],
      [2, 'What was built'],
    ]);
  });

  test('of one side is replaced by a colleague only who has read it', async () => {
    await done();
    await write('company', { words: 'Careful work.' });
    const colleague = await aMember(app.services, company.companyId, 'Recruiter');
    const replace = (version: string) =>
      app.call(
        endpoints.evaluate,
        {
          params: { id, moment: 'final' },
          body: anEvaluation('company', { words: 'In a hurry.' }),
          version,
        },
        colleague.token,
      );
    const late = await replace(versionAt(null));
    expect([late.status, late.body.code, late.body.detail]).toEqual([
      412,
      'changed',
      expect.stringMatching(/^.+ at .+ wrote this evaluation after you opened it\./),
    ]);
    const { own } = (await read(colleague)).rounds[0];
    expect(own.words).toBe('Careful work.');
    expect((await replace(versionAt(own.at))).status).toBe(200);
    expect((await read(company)).rounds[0].own.words).toBe('In a hurry.');
  });

  test('of both at once opens once, and completes the work once', async () => {
    await done();
    const answers = await Promise.all([write('student'), write('company'), write('student')]);
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(2);
    expect(await room()).toMatchObject({ state: 'Completed' });
    const { rows } = await sql`
      select from events where about = 'engagement' and about_id = ${id} and kind in ('completed', 'evaluations opened')`.execute(
      app.services.db,
    );
    expect(rows).toHaveLength(2);
  });
});

describe('silence', () => {
  test('of both, or of the company, goes to the office, which decides with reasons', async () => {
    await done();
    await write('student');
    await pass(20);
    expect((await sweep()).opened).toBe(0);
    expect(await room()).toMatchObject({ next: 'evaluate', turn: 'both' });
    expect((await decide()).body.code).toBe('move-not-allowed');
    await pass(1);
    expect((await write('company')).body.code).toBe('move-not-allowed');
    expect((await sweep()).opened).toBe(1);
    expect(await room()).toMatchObject({ state: 'Evaluating', next: 'decide', turn: 'office' });
    expect((await read(company)).rounds[0]).toMatchObject({ written: ['student'] });
    expect((await decide()).status).toBe(200);
    expect(await room()).toMatchObject({ state: 'Completed' });
    expect((await read(student)).outcome).toMatchObject({ because: 'All was delivered.' });
    expect((await decide()).body.code).toBe('engagement-over');
  });

  test('of the student changes nothing: the work is completed as the company has said', async () => {
    await done();
    await write('company');
    await pass(21);
    await Promise.all([sweep(), sweep()]);
    expect(await room()).toMatchObject({ state: 'Completed' });
    expect((await read(student)).rounds[0].opened).toHaveLength(1);
  });

  test('is reminded of, each side of its own: when it is asked, three days before, on the day, and after it', async () => {
    await done();
    await write('company');
    const told: string[][] = [];
    for (const days of [0, 11, 3, 3, 3]) {
      await pass(days);
      await sweep();
      await app.services.workJobs.sweep();
      told.push(await news(student));
    }
    const asked = (titles: string[]) =>
      titles.filter((title) => title === 'An evaluation is waiting for you').length;
    expect(told.map(asked)).toEqual([1, 2, 3, 4, 5]);
    expect(asked(await news(company))).toBe(0);
  });

  test('a company that lets the office decide completes nothing', async () => {
    await done();
    await write('student');
    await write('company', { recommends: 'office decides' });
    expect(await room()).toMatchObject({ next: 'decide', turn: 'office' });
  });
});

describe('halfway', () => {
  test('both sides say how it goes, and the work goes on', async () => {
    await agreed('Survey', 'Drawing');
    await pass(29);
    expect((await sweep()).asked).toBe(0);
    await pass(1);
    expect((await sweep()).asked).toBe(1);
    expect((await sweep()).asked).toBe(0);
    const waitsFor = async (someone: Someone) =>
      (await room(someone)).also.map(({ next, turn }: Engagement['also'][number]) => [next, turn]);
    const isListed = async ({ token }: Someone) =>
      (await app.call(endpoints.listEngagements, { query: { turn: 'company' } }, token)).body
        .length;
    const asked = [['evaluate midway', 'both']];
    expect([await waitsFor(student), await waitsFor(company)]).toEqual([asked, asked]);
    expect(await isListed(company)).toBe(1);
    expect((await write('company', { recommends: 'completed' }, 'midpoint')).status).toBe(400);
    await write('company', {}, 'midpoint');
    // The other side sees no difference: it is sealed.
    expect([await waitsFor(student), await waitsFor(company)]).toEqual([asked, []]);
    expect(await isListed(company)).toBe(0);
    await write('student', {}, 'midpoint');
    expect((await read(student)).rounds).toMatchObject([
      { moment: 'midpoint', opened: [{ side: 'company' }, { side: 'student' }] },
    ]);
    expect(await waitsFor(student)).toEqual([]);
    expect(await room()).toMatchObject({ state: 'Working', next: 'deliver', evaluated: false });
  });

  test('it is left out of short work, and where the programme does without', async () => {
    await agreed('Survey');
    await pass(16);
    expect((await sweep()).asked).toBe(1);
    const evaluation = { midpoint: false, distinctionFrom: 4.5 };
    await begin(await testApp({ evaluation }));
    onTestFinished(app.close);
    await agreed('Survey');
    await pass(16);
    expect((await sweep()).asked).toBe(0);
  });
});

test('what is not done by the end of its term is evaluated, once, unless a later day was agreed', async () => {
  await agreed('Survey', 'Drawing');
  const term = await aTerm(app, office, { workTo: 40, evaluateBy: 60 });
  await sql`update projects set term_id = ${term}`.execute(app.services.db);
  await pass(41);
  await sweep();
  expect(await room()).toMatchObject({ state: 'Working', next: 'deliver' });
  await pass(20);
  await sweep();
  expect(await room()).toMatchObject({ state: 'Evaluating', next: 'evaluate', turn: 'both' });
  const later = {
    params: { id },
    body: {
      milestones: [{ title: 'Drawing', deliverable: 'A section.', dueOn: inDays(30) }],
      after: 1,
    },
  };
  await app.call(endpoints.proposePlan, later, company.token);
  const answer = { params: { id, version: 2 }, body: { answer: 'agree' } } as const;
  await app.call(endpoints.answerPlan, answer, student.token);
  expect(await room()).toMatchObject({ state: 'Working', next: 'deliver' });
  await pass(31);
  await sweep();
  expect(await room()).toMatchObject({ state: 'Working' });
});

test('what was written before the work went on once more does not count', async () => {
  await done();
  await write('company');
  const more = [
    { number: 1, title: 'Survey', deliverable: 'Levels.', dueOn: inDays(30) },
    { title: 'Drawing', deliverable: 'A section.', dueOn: inDays(60) },
  ];
  app.passTime(1000);
  const plan = { params: { id }, body: { milestones: more, after: 1 } };
  await app.call(endpoints.proposePlan, plan, company.token);
  const answer = { params: { id, version: 2 }, body: { answer: 'agree' } } as const;
  await app.call(endpoints.answerPlan, answer, student.token);
  expect(await room()).toMatchObject({ state: 'Working' });
  expect((await write('student')).body.code).toBe('move-not-allowed');
  await waive(2);
  expect((await room(company)).evaluated).toBe(false);
  expect((await read(company)).rounds[0].own).toMatchObject({ steps: null, words: 'It holds.' });
  await write('student');
  expect(await room()).toMatchObject({ state: 'Evaluating' });
  await write('company');
  expect(await room()).toMatchObject({ state: 'Completed' });
});
