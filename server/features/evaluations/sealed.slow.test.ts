import { AsyncLocalStorage } from 'node:async_hooks';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, aroundEach, beforeAll, expect, test, vi } from 'vitest';
import type { Endpoint } from '../../../src/contract/endpoint.ts';
import { type EndpointName, endpoints } from '../../../src/contract/endpoints.ts';
import { universityResults } from '../../../src/contract/evaluations/academic.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { tokenOf } from '../../testing/audiences.ts';
import { anEvaluation } from '../../testing/evaluations.ts';
import { type Actor, validRequests } from '../../testing/valid-requests.ts';
import type { Answered } from '../../testing/wire.ts';
import { aWorld, inAWorld, type World } from '../../testing/world.ts';

let app: TestApp;
let world: World;
beforeAll(async () => {
  app = await testApp();
  world = await aWorld(app);
});
aroundEach((runTest) =>
  inAWorld(app, world, async (its) => {
    world = its;
    await runTest();
  }),
);
afterAll(() => app.close());

/** What anybody reads; a stream of news is listened to below. */
const reading = (Object.entries(endpoints) as [EndpointName, Endpoint][]).filter(
  ([, { method, reply }]) => method === 'GET' && reply.kind !== 'events',
);

/** What a call has asked the database and got from it: the time that an answer takes tells no more than this. */
const work = new AsyncLocalStorage<unknown[]>();
type Asks = (...asked: unknown[]) => unknown;
for (const asks of [PGlite.prototype, pg.Client.prototype] as unknown as { query: Asks }[]) {
  const { query } = asks;
  vi.spyOn(asks, 'query').mockImplementation(function (this: unknown, ...asked) {
    const answer = query.apply(this, asked);
    work.getStore()?.push(answer);
    return answer;
  });
}
afterAll(() => vi.restoreAllMocks());

async function withWork(call: () => Promise<Answered>): Promise<string> {
  const asked: unknown[] = [];
  const { status, body } = await work.run(asked, call);
  const rows = (await Promise.all(asked)).map((answer) => (answer as pg.QueryResult)?.rows?.length);
  return `${status} ${JSON.stringify(body)} with rows of statements: ${rows}`;
}

/** Everything that these people can read, as they read it: of one engagement where a call names one. */
async function allThatIsRead(
  readers: readonly Actor[],
  id = world.engagements.done,
): Promise<Record<string, string>> {
  const read: Record<string, string> = {};
  for (const actor of readers) {
    // That a session is used is written down now and then: here, and not within a call that is compared.
    await app.call(endpoints.listSessions, {}, tokenOf[actor](world));
    for (const [name, endpoint] of reading) {
      const request = validRequests[name](world, actor) as { params?: { id?: number } };
      const ofWork = endpoint.path.startsWith('/Engagements/{id}');
      const about = ofWork ? { ...request, params: { ...request.params, id } } : request;
      const call = () => app.call(endpoint, about as never, tokenOf[actor](world));
      read[`${actor}: ${name}`] = await withWork(call);
    }
  }
  return read;
}

/** The same of a mate, who is none of the actors: of their own engagement. */
async function readByMate(): Promise<string> {
  const { engagement: id, token } = world.engagements.mate;
  const { listEvaluations, getEngagement, listEngagementHistory, listNotifications } = endpoints;
  const read: object[] = [];
  for (const call of [listEvaluations, getEngagement, listEngagementHistory, listNotifications])
    read.push((await app.call(call as Endpoint, { params: { id } } as never, token)).body);
  return JSON.stringify(read);
}

const marker = 'Zeppelin-4711';

/** Somebody writes all that they can, the marker in each of its words. */
async function writes(author: Actor): Promise<void> {
  const side = author === 'company own' ? 'company' : 'student';
  const because = { ...anEvaluation(side).because, result: marker };
  const params = { id: world.engagements.done, moment: 'final' };
  const form = anEvaluation(side, { words: marker, toOffice: marker, because });
  const { evaluate, giveShares, evaluateAsUniversity } = endpoints;
  const university = { result: universityResults[2], words: marker };
  const sides: [Endpoint, object][] = [[evaluate, { params, body: form }]];
  const acts: Partial<Record<Actor, [Endpoint, object][]>> = {
    'student own': [...sides, [giveShares, validRequests.giveShares(world, author)]],
    'faculty own': [[evaluateAsUniversity, { params, body: university }]],
  };
  for (const [call, request] of acts[author] ?? sides)
    expect((await app.call(call, request as never, tokenOf[author](world))).status).toBe(200);
}

test.each([
  [
    'company',
    'company own',
    ['student own', 'student other', 'company other', 'faculty own'],
    '"written":["company"]',
  ],
  [
    'student',
    'student own',
    ['company own', 'recruiter own', 'supervisor own', 'faculty own'],
    '"written":["student"]',
  ],
  [
    'academic supervisor',
    'faculty own',
    ['student own', 'company own', 'supervisor own', 'faculty other'],
    '"written":[]',
  ],
] as const)(
  'what the %s has written, and that it has, nothing tells the others before it opens',
  async (_, author, readers, toldToOffice) => {
    const before = [await allThatIsRead(readers), await readByMate()];
    const mails = (await app.mails()).length;
    await writes(author);
    await app.services.evaluationJobs.sweep();
    expect([await allThatIsRead(readers), await readByMate()]).toEqual(before);
    expect((await app.mails()).length).toBe(mails);
    const own = await allThatIsRead([author]);
    const telling = Object.entries(own).filter(([, answer]) => answer.includes(marker));
    expect(telling.map(([name]) => name)).toEqual([`${author}: listEvaluations`]);
    const office = await allThatIsRead(['admin']);
    const told = Object.entries(office).filter(([, answer]) => answer.includes(marker));
    expect(told).toEqual([]);
    expect(office['admin: listEvaluations']).toContain(toldToOffice);
    // Of points and of the university’s words not even whether there are any.
    expect(office['admin: listEvaluations']).toContain('"shares":null,"academic":null');
  },
);

test.each([
  ['student', 'student own', ['company own', 'supervisor own', 'faculty own']],
  ['company', 'company own', ['student own', 'faculty own']],
] as const)(
  'what the %s tells the office of an early end nothing tells anybody else, then or later',
  async (_, author, others) => {
    const { ended } = world.engagements;
    const before = await allThatIsRead(others, ended);
    const mails = (await app.mails()).length;
    const body = { why: marker, clear: 'yes', again: 'no', toOffice: marker } as const;
    const told = { params: { id: ended }, body };
    const sent = await app.call(endpoints.answerEarlyEnd, told, tokenOf[author](world));
    expect(sent.status).toBe(200);
    await app.services.evaluationJobs.sweep();
    expect(await allThatIsRead(others, ended)).toEqual(before);
    expect((await app.mails()).length).toBe(mails);
    const read = await allThatIsRead([author, 'admin'], ended);
    const telling = Object.entries(read).filter(([, answer]) => answer.includes(marker));
    expect(telling.map(([name]) => name)).toEqual([
      `${author}: listEvaluations`,
      'admin: listEvaluations',
    ]);
  },
);

test('who holds a link hears nothing of the student, and the student nothing of the link', async () => {
  const { done } = world.engagements;
  const params = { id: done, moment: 'final' } as const;
  const before = await allThatIsRead(['student own']);
  const whom = { name: marker, email: 'ines@people.example' };
  await app.call(endpoints.askByLink, { params, body: whom }, world.owner.company.token);
  const key = async () => {
    const asked = (await app.mails()).findLast(({ to }) => to === whom.email);
    return { token: /evaluate#(\S+)/.exec(asked!.text)![1]! };
  };
  const body = await key();
  const open = async () => (await app.call(endpoints.openEvaluationLink, { body })).body;
  const opened = await open();
  const own = { params, body: anEvaluation('student') };
  await app.call(endpoints.evaluate, own, world.owner.student.token);
  expect(await open()).toEqual(opened);
  await sql`delete from evaluations where engagement_id = ${done}`.execute(app.services.db);

  const mails = (await app.mails()).length;
  await app.call(endpoints.handOnEvaluation, { body: { ...body, ...whom } });
  const theirs = await key();
  const handedOn = (await app.mails()).slice(mails).map(({ to }) => to);
  expect(handedOn).toEqual(expect.arrayContaining([whom.email, world.owner.company.email]));
  expect(handedOn).not.toContain(world.owner.student.email);
  await app.call(endpoints.keepEvaluationDraft, { body: { ...theirs, draft: marker } });
  expect(await allThatIsRead(['student own'])).toEqual(before);
  const sent = { ...theirs, evaluation: anEvaluation('company', { words: marker }) };
  expect((await app.call(endpoints.sendEvaluation, { body: sent })).status).toBe(200);
  expect(await allThatIsRead(['student own'])).toEqual(before);
  expect((await app.mails()).length).toBe(mails + handedOn.length);
});
