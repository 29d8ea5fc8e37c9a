import { availableParallelism } from 'node:os';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { problems } from '../problems.ts';
import { callerTurns } from './caller-turns.ts';

let app: FastifyInstance;
/** Ends the answers under way, the eldest first. */
let underWay: (() => void)[];
beforeEach(async () => {
  underWay = [];
  app = fastify();
  await app.register(problems);
  await app.register(callerTurns);
  app.decorateRequest('person', null);
  app.addHook('onRequest', async (request) => {
    const { session } = request.headers;
    if (session) request.person = { sessionId: `${session}` } as typeof request.person;
  });
  app.addHook('preHandler', app.takeTurn);
  app.get('/slow', async (request) => {
    await new Promise<void>((end) => underWay.push(end));
    return request.url;
  });
  const reply = { kind: 'events' } as never;
  const config = { endpoint: { reply } as never };
  app.get('/stream', { config }, async () => 'news');
});
afterEach(() => app.close());

const ask = (session?: string, url = '/slow') =>
  app.inject({ url, headers: session ? { session } : {} });
const begun = () => new Promise((turn) => setTimeout(turn, 20));
const end = (count: number) => {
  for (const over of underWay.splice(0, count)) over();
};

test('eight requests of one caller run at a time, and the next begins when one is answered', async () => {
  const answers = Array.from({ length: 10 }, () => ask('ada'));
  await begun();
  expect(underWay).toHaveLength(8);
  end(1);
  await begun();
  expect(underWay).toHaveLength(8);
  end(8);
  await begun();
  end(1);
  expect((await Promise.all(answers)).map(({ statusCode }) => statusCode)).toEqual(
    Array.from({ length: 10 }, () => 200),
  );
});

test('another session, and an address without one, have turns of their own; a stream takes none', async () => {
  const answers = Array.from({ length: 9 }, () => ask('ada'));
  answers.push(ask('bo'), ask());
  expect((await ask('ada', '/stream')).body).toBe('news');
  await begun();
  expect(underWay).toHaveLength(10);
  end(10);
  await begun();
  end(1);
  await Promise.all(answers);
});

test('a caller with a hundred waiting requests is told to come again, and gets fewer turns', async () => {
  const answers = Array.from({ length: 109 }, () => ask('ada'));
  const { statusCode, headers } = (await Promise.race(answers)) as Awaited<(typeof answers)[0]>;
  expect([statusCode, headers['retry-after']]).toEqual([429, '5']);
  let answered = 0;
  for (const one of answers) void one.then(() => (answered += 1));
  end(8);
  await begun();
  // From here on as many as there are processors.
  expect(underWay.length).toBeLessThanOrEqual(Math.min(availableParallelism(), 8));
  while (answered < answers.length) {
    await new Promise((turn) => setTimeout(turn));
    end(8);
  }
  expect((await Promise.all(answers)).filter((one) => one.statusCode === 200)).toHaveLength(108);
});
