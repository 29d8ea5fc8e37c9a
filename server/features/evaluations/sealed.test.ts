import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Endpoint } from '../../../src/contract/endpoint.ts';
import { type EndpointName, endpoints } from '../../../src/contract/endpoints.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { tokenOf } from '../../testing/audiences.ts';
import { anEvaluation, evaluates } from '../../testing/evaluations.ts';
import { type Actor, validRequests } from '../../testing/valid-requests.ts';
import { aWorld, type World } from '../../testing/world.ts';

let app: TestApp;
let world: World;
beforeEach(async () => {
  app = await testApp();
  world = await aWorld(app);
});
afterEach(() => app.close());

/** What anybody reads; a stream of news is listened to below. */
const reading = (Object.entries(endpoints) as [EndpointName, Endpoint][]).filter(
  ([, { method, reply }]) => method === 'GET' && reply.kind !== 'events',
);

/** Everything that these people can read, as they read it: of the engagement that is evaluated where a call names one. */
async function allThatIsRead(readers: readonly Actor[]): Promise<Record<string, string>> {
  const read: Record<string, string> = {};
  const { done } = world.engagements;
  for (const actor of readers)
    for (const [name, endpoint] of reading) {
      const request = validRequests[name](world, actor) as { params?: { id?: number } };
      const ofWork = endpoint.path.startsWith('/Engagements/{id}');
      const about = ofWork ? { ...request, params: { ...request.params, id: done } } : request;
      const { status, body } = await app.call(endpoint, about as never, tokenOf[actor](world));
      read[`${actor}: ${name}`] = `${status} ${JSON.stringify(body)}`;
    }
  return read;
}

const marker = 'Zeppelin-4711';

test.each([
  ['company', 'company own', ['student own', 'student other', 'company other', 'faculty own']],
  ['student', 'student own', ['company own', 'recruiter own', 'supervisor own', 'faculty own']],
] as const)(
  'what the %s has written, and that it has, nothing tells the others before it opens',
  async (side, author, readers) => {
    const before = await allThatIsRead(readers);
    const mails = (await app.mails()).length;
    const params = { id: world.engagements.done, moment: 'final' } as const;
    const because = { ...anEvaluation(side).because, result: marker };
    const form = anEvaluation(side, { words: marker, toOffice: marker, because });
    const written = await app.call(
      endpoints.evaluate,
      { params, body: form },
      tokenOf[author](world),
    );
    expect(written.status).toBe(200);
    await app.services.evaluationJobs.sweep();
    expect(await allThatIsRead(readers)).toEqual(before);
    expect((await app.mails()).length).toBe(mails);
    const own = await allThatIsRead([author]);
    const telling = Object.entries(own).filter(([, answer]) => answer.includes(marker));
    expect(telling.map(([name]) => name)).toEqual([`${author}: listEvaluations`]);
    const office = await allThatIsRead(['admin']);
    const told = Object.entries(office).filter(([, answer]) => answer.includes(marker));
    expect(told).toEqual([]);
    expect(office['admin: listEvaluations']).toContain(`"written":["${side}"]`);
  },
);

test('what a student has given their team, and that they have, nobody else is told, the office neither', async () => {
  const { done, mate } = world.engagements;
  const readers = [
    'student other',
    'company own',
    'supervisor own',
    'faculty own',
    'admin',
  ] as const;
  const ofMate = async () =>
    JSON.stringify(
      await Promise.all(
        [
          endpoints.listEvaluations,
          endpoints.getEngagement,
          endpoints.listEngagementHistory,
          endpoints.listNotifications,
        ].map((call) =>
          app.call(call as Endpoint, { params: { id: mate.engagement } } as never, mate.token),
        ),
      ).then((answers) => answers.map(({ body }) => body)),
    );
  const before = [await allThatIsRead(readers), await ofMate()];
  const mails = (await app.mails()).length;
  const { giveShares } = validRequests;
  const given = await app.call(
    endpoints.giveShares,
    giveShares(world, 'student own') as never,
    world.owner.student.token,
  );
  expect(given.status).toBe(200);
  await app.services.evaluationJobs.sweep();
  expect([await allThatIsRead(readers), await ofMate()]).toEqual(before);
  expect((await app.mails()).length).toBe(mails);
  await evaluates(app, done, world.owner.company, world.owner.student);
  const own = await allThatIsRead(['student own']);
  expect(own['student own: listEvaluations']).toContain('"hint":null');
  expect(await ofMate()).not.toContain('factor');
  for (const reader of ['admin', 'company own'] as const) {
    const read = (await allThatIsRead([reader]))[`${reader}: listEvaluations`];
    expect(read).toContain('factor');
    expect(read).not.toContain(`"id":${mate.engagement}`);
  }
});
