import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpoints } from '../../../../src/contract/endpoints.ts';
import type { EvaluationForm } from '../../../../src/contract/evaluations/evaluations.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { anEvaluation } from '../../../testing/evaluations.ts';
import { addToDelivery, anUploadedFile } from '../../../testing/files.ts';
import { aWorld, inAWorld, type World } from '../../../testing/world.ts';

let app: TestApp;
let world: World;
beforeAll(async () => {
  app = await testApp();
  world = await aWorld(app);
});
afterAll(() => app.close());

const somebody = (name: string) => ({ name, email: `${randomUUID()}@people.example` });
type Somebody = ReturnType<typeof somebody>;
const halfWritten = '{"words":"So far, so"}';

const paramsOf = ({ engagements }: World) => ({ id: engagements.done, moment: 'final' }) as const;
const keyIn = (text = '') => /\/evaluate#(\S+)/.exec(text)?.[1] ?? '';
const keyFor = async ({ email }: Somebody) =>
  keyIn((await app.mails()).findLast(({ to }) => to === email)?.text);
/** The company asks somebody. @returns the key of their link */
async function ask(of: World, whom = somebody('Ines Roth')): Promise<string> {
  const asked = { params: paramsOf(of), body: whom };
  expect((await app.call(endpoints.askByLink, asked, of.owner.company.token)).status).toBe(201);
  return keyFor(whom);
}
const open = (token: string) => app.call(endpoints.openEvaluationLink, { body: { token } });
const keep = (token: string) =>
  app.call(endpoints.keepEvaluationDraft, { body: { token, draft: halfWritten } });
const send = (token: string, given: Partial<EvaluationForm> = {}) =>
  app.call(endpoints.sendEvaluation, {
    body: { token, evaluation: anEvaluation('company', given) },
  });
const handOn = (token: string, whom = somebody('Tom Lind')) =>
  app.call(endpoints.handOnEvaluation, { body: { token, ...whom } });
const revoke = (of: World) =>
  app.call(endpoints.revokeLink, { params: paramsOf(of) }, of.owner.company.token);
const write = (of: World, side: 'student' | 'company') => {
  const form = { params: paramsOf(of), body: anEvaluation(side) };
  return app.call(endpoints.evaluate, form, of.owner[side].token);
};
const roundOf = async (of: World, side: 'student' | 'company') => {
  const params = { id: of.engagements.done };
  const { body } = await app.call(endpoints.listEvaluations, { params }, of.owner[side].token);
  return body.rounds[0];
};
const run = (statement: ReturnType<typeof sql>) => statement.execute(app.services.db);

test('somebody without an account writes half of it, comes back, and sends the company’s evaluation', () =>
  inAWorld(app, world, async (of) => {
    const ines = somebody('Ines Roth');
    const token = await ask(of, ines);
    const { body: asked } = await open(token);
    expect(asked).toMatchObject({ moment: 'final', name: 'Ines Roth', draft: '' });
    expect(Object.keys(asked).toSorted().join()).toBe(
      'checkIns,companyName,draft,milestones,moment,name,project,rubric,studentName,until',
    );
    expect(asked.milestones[0]).toMatchObject({
      number: 1,
      title: 'Survey',
      state: 'Approved',
      deliverable: 'Levels of the site.',
    });
    const handedIn = { params: { milestone: 1 }, body: { token } };
    expect((await app.call(endpoints.readLinkedDelivery, handedIn)).body.words).toBe(
      'As measured.',
    );
    expect(asked.checkIns).toMatchObject([{ state: 'On track' }]);
    expect((await keep(token)).status).toBe(200);
    expect((await open(token)).body.draft).toEqual(halfWritten);
    expect((await roundOf(of, 'company')).asked).toMatchObject({ ...ines, until: asked.until });
    expect((await send(token, { recommends: '' })).body.errors[0].path).toBe('recommends');
    await send(token, { words: 'Careful work.' });
    const { own, asked: nobody } = await roundOf(of, 'company');
    expect(own).toMatchObject({
      words: 'Careful work.',
      by: `Ines Roth at ${asked.companyName}`,
      isByLink: true,
    });
    expect(nobody).toBeNull();
    await write(of, 'student');
    expect((await roundOf(of, 'student')).opened).toHaveLength(2);
  }));

test('the files of the work are opened with the link that asks about it, and with no other', () =>
  inAWorld(app, world, async (of) => {
    const [id, { student }] = [of.engagements.done, of.owner];
    const { id: file } = await anUploadedFile(
      app,
      { id, student },
      'Levels.csv',
      Buffer.from('a,b'),
    );
    const token = await ask(of);
    const read = (file: number, key = token) =>
      app.call(endpoints.readLinkedFile, { params: { file }, body: { token: key } });
    expect((await read(file)).status).toBe(404);
    await addToDelivery(app, { id, milestone: 1, version: 1 }, file);
    expect((await read(file)).body).toEqual({ text: 'a,b', isCut: false });
    const whole = await app.call(endpoints.downloadLinkedFile, {
      params: { file },
      body: { token },
    });
    expect(whole.body).toBe('a,b');
    expect((await read(of.engagements.files.text)).status).toBe(404);
    expect((await read(file, 'another key')).body.code).toBe('link-refused');
    await revoke(of);
    expect((await read(file)).body.code).toBe('link-refused');
  }));

test('what is sent second opens both, and its sender is told no more than that it is sent', () =>
  inAWorld(app, world, async (of) => {
    const token = await ask(of);
    await write(of, 'student');
    const { status, body } = await send(token);
    expect([status, body]).toEqual([200, 'Thank you. Your evaluation has been sent.']);
    expect((await roundOf(of, 'student')).opened).toHaveLength(2);
    expect((await open(token)).body.detail).toBe('The evaluation has been sent. Thank you.');
  }));

test('it is handed on to a colleague, who begins anew in the days that are left', () =>
  inAWorld(app, world, async (of) => {
    const token = await ask(of);
    await keep(token);
    const { until } = (await open(token)).body;
    const tom = somebody('Tom Lind');
    expect((await handOn(token, tom)).body).toBe(`Link sent to ${tom.email}.`);
    const theirs = await keyFor(tom);
    expect((await open(theirs)).body).toMatchObject({ name: 'Tom Lind', until, draft: '' });
    expect((await roundOf(of, 'company')).asked).toMatchObject({ ...tom, askedBy: 'Ines Roth' });
    await send(theirs);
    expect((await roundOf(of, 'company')).own.by).toMatch(/^Tom Lind at /);
  }));

test('each hand-on is told to the company and spends none of its emails; after three it must send another link', () =>
  inAWorld(app, world, async (of) => {
    let token = await ask(of);
    const spent = async () =>
      (await run(sql`select used_at from allowances_used where kind = 'invitation'`)).rows;
    const before = await spent();
    for (const name of ['Tom Lind', 'Uma Roy', 'Vic Dahl']) {
      const whom = somebody(name);
      expect((await handOn(token, whom)).status).toBe(200);
      token = await keyFor(whom);
      const { body: news } = await app.call(
        endpoints.listNotifications,
        {},
        of.owner.company.token,
      );
      expect(news[0]).toMatchObject({
        title: 'Your evaluation was handed on',
        message: expect.stringContaining(`${name} (${whom.email})`),
      });
      app.passTime(1_000);
    }
    expect((await handOn(token)).body.detail).toMatch(
      /^This evaluation was handed on 3 times already/,
    );
    expect(await spent()).toEqual(before);
    expect((await open(token)).status).toBe(200);
  }));

test('no student of the project is asked to evaluate for its company, by whatever spelling of their address', () =>
  inAWorld(app, world, async (of) => {
    const email = of.owner.student.email.toUpperCase();
    const token = await ask(of);
    const asked = { params: paramsOf(of), body: { name: 'Ines Roth', email } };
    for (const { status, body } of [
      await handOn(token, { name: 'Ines Roth', email }),
      await app.call(endpoints.askByLink, asked, of.owner.company.token),
    ])
      expect([status, body.errors[0].path]).toEqual([400, 'email']);
    expect((await open(token)).status).toBe(200);
  }));

test('what is written with a link that was handed on opens on its day, or once the company has saved it; until then it can be taken back', () =>
  inAWorld(app, world, async (of) => {
    const tom = somebody('Tom Lind');
    await handOn(await ask(of), tom);
    await write(of, 'student');
    await send(await keyFor(tom), { words: 'Not what we saw.' });
    expect(await roundOf(of, 'company')).toMatchObject({ openedAt: null, isHandedOn: true });
    expect(await roundOf(of, 'student')).toMatchObject({ openedAt: null, isHandedOn: false });
    expect((await revoke(of)).body).toBe('Evaluation taken back.');
    expect(await roundOf(of, 'company')).toMatchObject({ own: null, isHandedOn: false });
    await write(of, 'company');
    expect((await roundOf(of, 'student')).opened).toHaveLength(2);
  }));

const expired = 'This link has expired. The company can send another one while there is time.';
const notValid = 'This link is not valid.';
type Happens = (key: string, of: World) => Promise<unknown>;
/** What has happened to a link, and what its holder is told. */
const useless: [string, Happens, string][] = [
  ['sent', (key) => send(key), 'The evaluation has been sent. Thank you.'],
  ['revoked', (_, of) => revoke(of), 'The company has ended this link.'],
  ['replaced', (_, of) => ask(of), 'The company has sent a newer link.'],
  ['handed on', (key) => handOn(key), 'The evaluation was handed on to a colleague.'],
  [
    'overtaken by the company',
    (_, of) => write(of, 'company'),
    'The company has written the evaluation itself.',
  ],
  ['expired', () => run(sql`update evaluation_links set until_on = current_date - 1`), expired],
  [
    'of evaluations that are open',
    async (_, { engagements }) => {
      await run(sql`update evaluation_links set until_on = current_date - 1`);
      await run(sql`
        update evaluation_rounds set due_on = current_date - 7 where engagement_id = ${engagements.done}`);
      expect((await app.services.evaluationJobs.sweep()).opened).toBe(1);
    },
    expired,
  ],
  [
    'of work that has ended',
    async (_, { engagements, admin }) => {
      const body = { event: 'end', reason: 'other', note: 'The site is closed.' } as const;
      const moved = { params: { id: engagements.done }, body };
      expect((await app.call(endpoints.moveApplication, moved, admin.token)).status).toBe(200);
    },
    'The work has ended, so you can no longer evaluate it.',
  ],
  [
    'of work that goes on',
    (_, { engagements }) =>
      run(sql`
        update engagements set state = 'Working', next = 'deliver', turn = 'student'
        where id = ${engagements.done}`),
    'The work is still under way. It is evaluated once it is done.',
  ],
  ['of a disabled company', () => run(sql`update projects set company_disabled = true`), notValid],
];

/** With a key of a link nothing is read and nothing written, and its holder is told why. */
async function expectUseless(token: string, why: string): Promise<void> {
  const kept = async () => [
    (await run(sql`select * from evaluations`)).rows,
    (await run(sql`select * from evaluation_links order by id`)).rows,
    (await app.mails()).length,
  ];
  const before = await kept();
  for (const use of [open, keep, send, handOn]) {
    const { status, body } = await use(token);
    expect([status, body.code, body.detail]).toEqual([400, 'link-refused', why]);
  }
  expect(await kept()).toEqual(before);
}

test.each(useless)('a link that is %s is of no use, and says why', (_, happens, why) =>
  inAWorld(app, world, async (of) => {
    const key = await ask(of);
    await keep(key);
    await happens(key, of);
    await expectUseless(key, why);
  }),
);

test('a key that is changed or guessed is told nothing', () =>
  inAWorld(app, world, async (of) => {
    const key = await ask(of);
    await send(key);
    for (const other of [`${key.slice(0, -1)}${key.endsWith('A') ? 'Q' : 'A'}`, 'A'.repeat(43)])
      await expectUseless(other, notValid);
  }));

test.each([
  ['two who send', send, send],
  ['who sends and who hands on', send, handOn],
])('of %s by one link at once one is refused', (_, one, other) =>
  inAWorld(app, world, async (of) => {
    const token = await ask(of);
    const answers = await Promise.all([one(token), other(token)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  }),
);

test('nobody is asked where nothing is to be written: before the time, and once the company has', () =>
  inAWorld(app, world, async (of) => {
    const { token } = of.owner.company;
    const asks = (id: number, moment: 'final' | 'midpoint' = 'final') =>
      app.call(endpoints.askByLink, { params: { id, moment }, body: somebody('Ines Roth') }, token);
    const { working, done, evaluated } = of.engagements;
    expect((await asks(working)).status).toBe(409);
    expect((await asks(done, 'midpoint')).status).toBe(409);
    expect((await asks(evaluated)).status).toBe(409);
    await write(of, 'company');
    expect((await asks(done)).status).toBe(409);
    expect((await revoke(of)).status).toBe(409);
  }));

test('links are forgotten thirty days after their last day', () =>
  inAWorld(app, world, async (of) => {
    await ask(of);
    const left = async () => (await run(sql`select from evaluation_links`)).rows.length;
    const some = await left();
    await run(sql`update evaluation_links set until_on = current_date - 29`);
    await app.services.housekeeping.sweep();
    expect(await left()).toBe(some);
    await run(sql`update evaluation_links set until_on = current_date - 31`);
    await app.services.housekeeping.sweep();
    expect(await left()).toBe(0);
  }));
